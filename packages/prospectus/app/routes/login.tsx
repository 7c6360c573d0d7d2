import type { PageView } from "../../site/pages.ts";
import { AccountForm } from "../sections/account-form/account-form";
import { loginSchema } from "../sections/account-form/schema";

/** The log-in screen: the form, and the demo account with a button that fills it in. */
export default function Login({ view }: { view: PageView<"login"> }) {
  const { demo, demoUser, success } = view;
  return (
    <AccountForm
      id="login"
      words={view}
      schema={loginSchema}
      fields={[
        { name: "email", label: view.email, autoComplete: "username" },
        { name: "password", label: view.password, autoComplete: "current-password" },
      ]}
      other={{ question: view.noAccount, link: view.signUp }}
      success={{ title: success.title, stay: success.no, go: success.yes }}
      demo={demo && demoUser && { words: demo, user: demoUser }}
    >
      <p>{success.text}</p>
    </AccountForm>
  );
}
