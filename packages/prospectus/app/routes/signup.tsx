import { useState } from "react";
import type { PageView } from "../../site/pages.ts";
import { AccountForm } from "../sections/account-form/account-form";
import { hashOf } from "../sections/account-form/hash";
import { signupSchema, type AccountValues } from "../sections/account-form/schema";
import styles from "./signup.module.css";

/** The sign-up screen. The form hashes the password in the browser and shows the result. */
export default function Signup({ view }: { view: PageView<"signup"> }) {
  const [result, setResult] = useState<AccountValues>();
  const { success } = view;
  return (
    <AccountForm
      id="signup"
      words={view}
      schema={signupSchema}
      fields={[
        { name: "email", label: view.email, autoComplete: "email" },
        { name: "name", label: view.name, autoComplete: "name" },
        { name: "password", label: view.password, autoComplete: "new-password" },
      ]}
      onSend={async (values) => setResult({ ...values, password: await hashOf(values.password) })}
      failed={view.failed}
      other={{ question: view.haveAccount, link: view.signIn }}
      success={{ title: success.title, stay: success.close, go: success.continue }}
    >
      <dl className={`stack ${styles.values}`}>
        {(["name", "email", "password"] as const).map((name) => (
          <div key={name}>
            <dt className="text-small muted">{success[name]}</dt>
            <dd className="bold">{result?.[name]}</dd>
          </div>
        ))}
      </dl>
    </AccountForm>
  );
}
