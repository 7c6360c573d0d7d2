import { LoginForm } from "../sections/account-form/login-form";
import { AccountScreen } from "../sections/account-screen/account-screen";
import type { PageProps } from "../hooks/this-page";

/** The log-in screen. */
export default function Login({ view }: PageProps<"login">) {
  return (
    <AccountScreen brand={view.brand} title={view.title} text={view.text} art={view.art}>
      <LoginForm words={view} />
    </AccountScreen>
  );
}
