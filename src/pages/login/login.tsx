import type { PageView } from "../pages.ts";
import { AccountForm } from "../account/account-form";
import { loginSchema } from "../account/schema";

/** The log-in screen: the form, and the demo account with a button that fills it in. */
export default function Login({ view }: { view: PageView<"login"> }) {
  return (
    <AccountForm
      id="login"
      view={view}
      schema={loginSchema(view.passwordRule)}
      fields={{ email: [view.email, "username"], password: [view.password, "current-password"] }}
    >
      <p>{view.success.text}</p>
    </AccountForm>
  );
}
