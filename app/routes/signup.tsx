import { view } from "virtual:content/signup";
import { meta as words } from "virtual:content/signup/meta";
import { pageMeta } from "../head/page-meta";
import { SignupForm } from "../sections/account-form/signup-form";
import { AccountScreen } from "../sections/account-screen/account-screen";

/** The head of the sign-up screen. */
export const meta = () => pageMeta(words, { path: "/signup", noindex: true });

/** The sign-up screen. */
export default function Signup() {
  return (
    <AccountScreen title={view.title} text={view.text} art={view.art}>
      <SignupForm words={view} />
    </AccountScreen>
  );
}
