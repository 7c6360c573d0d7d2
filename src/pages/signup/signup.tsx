import { useEffect, useState } from "react";
import type { PageView } from "../pages.ts";
import { AccountForm } from "../account/account-form";
import { passwordHasher } from "../account/password-hasher";
import { signupSchema, type AccountValues } from "../account/schema";
import styles from "./signup.module.css";

/** The sign-up screen. The form hashes the password in the browser and shows the result. */
export default function Signup({ view }: { view: PageView<"signup"> }) {
  const [result, setResult] = useState<AccountValues>();
  const [hasher] = useState(passwordHasher);
  // The worker loads with the page, so that a submit works offline.
  useEffect(() => {
    hasher.load();
    return hasher.stop;
  }, [hasher]);
  const fields = [
    { name: "email", label: view.email, autoComplete: "email" },
    { name: "name", label: view.name, autoComplete: "name" },
    { name: "password", label: view.password, autoComplete: "new-password" },
  ] as const;
  const hash = async (values: AccountValues) =>
    setResult({ ...values, password: await hasher.hash(values.password) });
  return (
    <AccountForm
      id="signup"
      view={view}
      schema={signupSchema({ ...view.passwordRule, noName: view.noName })}
      fields={fields}
      onSend={hash}
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
