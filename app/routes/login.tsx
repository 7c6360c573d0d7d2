import { LoginForm } from "../sections/account-form/login-form";
import { AccountScreen, DemoAccount } from "../sections/account-screen/account-screen";
import { pageData } from "../site.server";
import type { Route } from "./+types/login";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"login">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The log-in screen. */
export default function Login({ loaderData: { view } }: Route.ComponentProps) {
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
