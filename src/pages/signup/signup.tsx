import { useEffect, useState } from "react";
import type { PageView } from "../pages.ts";
import { AccountForm } from "../account/account-form";
import { hash, loadWorker } from "../account/password-hasher";
import { signupSchema, type AccountValues } from "../account/schema";
import styles from "./signup.module.css";

/** The sign-up screen. The form hashes the password in the browser and shows the result. */
export default function Signup({ view }: { view: PageView<"signup"> }) {
  const [result, setResult] = useState<AccountValues>();
  useEffect(() => void loadWorker(), []);
  const send = async (values: AccountValues) =>
    setResult({ ...values, password: await hash(values.password) });
  return (
    <AccountForm
      id="signup"
      view={view}
      schema={signupSchema({ ...view.passwordRule, noName: view.noName })}
      fields={{
        email: [view.email, "email"],
        name: [view.name, "name"],
        password: [view.password, "new-password"],
      }}
      onSend={send}
      failed={view.failed}
    >
      <dl className={`stack ${styles.values}`}>
        {(["name", "email", "password"] as const).map((name) => (
          <div key={name}>
            <dt className="text-small muted">{view.success[name]}</dt>
            <dd className="bold">{result?.[name]}</dd>
          </div>
        ))}
      </dl>
    </AccountForm>
  );
}
