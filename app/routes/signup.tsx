import { SignupForm } from "../sections/account-form/signup-form";
import { AccountScreen } from "../sections/account-screen/account-screen";
import type { PageProps } from "../hooks/this-page";

/** The sign-up screen. */
export default function Signup({ view }: PageProps<"signup">) {
  return (
    <AccountScreen brand={view.brand} title={view.title} text={view.text} art={view.art}>
      <SignupForm words={view} />
    </AccountScreen>
  );
}
