import { SignupForm } from "../sections/account-form/signup-form";
import { AccountScreen } from "../sections/account-screen/account-screen";
import { pageData } from "../site.server";
import { pageWords } from "../words";
import type { Route } from "./+types/signup";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"signup">(url);
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => pageWords<"signup">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The sign-up screen. */
export default function Signup({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <AccountScreen brand={view.brand} title={view.title} text={view.text} art={view.art}>
      <SignupForm words={view} />
    </AccountScreen>
  );
}
