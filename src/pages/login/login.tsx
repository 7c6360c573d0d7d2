import type { PageView } from "../pages.ts";
import { AccountForm } from "../account/account-form";
import { loginSchema } from "../account/schema";

/** The log-in screen: the form, and the demo account with a button that fills it in. */
export default function Login({ view }: { view: PageView<"login"> }) {
  const fields = [
    { name: "email", label: view.email, autoComplete: "username" },
    { name: "password", label: view.password, autoComplete: "current-password" },
  ] as const;
  return (
    <AccountForm id="login" view={view} schema={loginSchema(view.passwordRule)} fields={fields}>
      <p>{view.success.text}</p>
    </AccountForm>
  );
}
