import type { LoaderFunctionArgs } from "react-router";
import { LoginForm } from "../sections/account-form/login-form";
import { AccountScreen, DemoAccount } from "../sections/account-screen/account-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"login">(url);
export const meta = ({ loaderData }: PageProps<"login">) => loaderData.meta;

/** The log-in screen. */
export default function Login({ loaderData: { view } }: PageProps<"login">) {
  const { demo, demoUser } = view;
  return (
    <AccountScreen
      brand={view.brand}
      title={view.title}
      text={view.text}
      art={view.art}
      foot={
        demo &&
        demoUser && (
          <DemoAccount
            title={demo.title}
            rows={[
              { label: demo.email, value: demoUser.email },
              { label: demo.password, value: demoUser.password },
            ]}
          />
        )
      }
    >
      <LoginForm words={view} />
    </AccountScreen>
  );
}
