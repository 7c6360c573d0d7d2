import { view } from "virtual:content/login";
import { meta as words } from "virtual:content/login/meta";
import { pageMeta } from "../head/page-meta";
import { LoginForm } from "../sections/account-form/login-form";
import { AccountScreen, DemoAccount } from "../sections/account-screen/account-screen";

/** The head of the log-in screen. */
export const meta = () => pageMeta(words, { path: "/login", noindex: true });

/** The log-in screen. */
export default function Login() {
  const { demo, demoUser } = view;
  return (
    <AccountScreen
      title={view.title}
      text={view.text}
      art={view.art}
      foot={
        <DemoAccount
          title={demo.title}
          rows={[
            { label: demo.email, value: demoUser.email },
            { label: demo.password, value: demoUser.password },
          ]}
        />
      }
    >
      <LoginForm words={view} />
    </AccountScreen>
  );
}
