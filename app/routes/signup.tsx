import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import type { Resolver } from "react-hook-form";
import type { PageView } from "../../site/pages.ts";
import { AccountScreen } from "../sections/account-screen/account-screen";
import { AccountForm } from "../sections/account-form/account-form";
import { hashOf } from "../sections/account-form/hash";
import { signupSchema, type SignupValues } from "../sections/account-form/schema";
import styles from "../sections/account-form/account-form.module.css";

/** The sign-up screen. */
export default function Signup({ view }: { view: PageView<"signup"> }) {
  return (
    <AccountScreen brand={view.brand} title={view.title} text={view.text} art={view.art}>
      <Form words={view} />
    </AccountScreen>
  );
}

/** The sign-up form. It hashes the password in the browser and shows what it has made of the values. */
function Form({ words }: { words: PageView<"signup"> }) {
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
