import type { PageView } from "../../site/pages.ts";
import { AccountForm } from "../sections/account-form/account-form";
import { loginSchema } from "../sections/account-form/schema";
import { AccountScreen } from "../sections/account-screen/account-screen";

/** The log-in screen: the form, and below it the demo account, which a button fills in. */
export default function Login({ view }: { view: PageView<"login"> }) {
  const { demo, demoUser, success } = view;
  return (
    <AccountScreen view={view}>
      <AccountForm
        id="login"
        words={view}
        schema={loginSchema}
        fields={[
          { name: "email", autoComplete: "username" },
          { name: "password", autoComplete: "current-password" },
        ]}
        other={{ question: view.noAccount, link: view.signUp }}
        success={{ title: success.title, stay: success.no, go: success.yes }}
        account={
          demo &&
          demoUser && {
            title: demo.title,
            rows: [
              { label: demo.email, value: demoUser.email },
              { label: demo.password, value: demoUser.password },
            ],
            fill: demo.fill,
            values: demoUser,
          }
        }
      >
        <p>{success.text}</p>
      </AccountForm>
    </AccountScreen>
  );
}
