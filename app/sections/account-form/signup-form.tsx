import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import type { Resolver } from "react-hook-form";
import type { PageView } from "../../../site/pages.ts";
import { AccountForm } from "./account-form";
import { hashOf } from "./hash";
import { signupSchema, type SignupValues } from "./schema";
import styles from "./account-form.module.css";

/** The sign-up form. It hashes the password in the browser and shows what it has made of the values. */
export function SignupForm({ words }: { words: PageView<"signup"> }) {
  const [result, setResult] = useState<SignupValues>();
  const { success } = words;
  const [resolver] = useState((): Resolver<SignupValues> =>
    standardSchemaResolver(signupSchema(words.labels.passwordRule)),
  );
  return (
    <AccountForm
      id="signup"
      words={words}
      resolver={resolver}
      fields={[
        {
          name: "email",
          label: words.email,
          inputMode: "email",
          autoComplete: "email",
          autoCapitalize: "none",
        },
        { name: "name", label: words.name, autoComplete: "name" },
        { name: "password", label: words.password, autoComplete: "new-password", autoCapitalize: "none" },
      ]}
      empty={{ email: "", name: "", password: "" }}
      onSend={async (values) => setResult({ ...values, password: await hashOf(values.password) })}
      other={{ question: words.haveAccount, link: words.signIn }}
      success={{ title: success.title, stay: success.close, go: success.continue }}
    >
      <dl className={`stack ${styles.values}`}>
        {(["name", "email", "password"] as const).map((name) => (
          <div key={name}>
            <dt>{success[name]}</dt>
            <dd>{result?.[name]}</dd>
          </div>
        ))}
      </dl>
    </AccountForm>
  );
}
