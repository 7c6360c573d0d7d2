import type { LoaderFunctionArgs } from "react-router";
import { LoginForm } from "../sections/account-form/login-form";
import { AccountScreen } from "../sections/account-screen/account-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"login">(url);
export const meta = ({ loaderData }: PageProps<"login">) => loaderData.meta;

/** The log-in screen. */
export default function Login({ loaderData: { view } }: PageProps<"login">) {
  return (
    <AccountScreen brand={view.brand} title={view.title} text={view.text} art={view.art}>
      <LoginForm words={view} />
    </AccountScreen>
  );
}
