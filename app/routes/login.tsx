import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import type { Resolver } from "react-hook-form";
import type { PageView } from "../../site/pages.ts";
import { AccountScreen } from "../sections/account-screen/account-screen";
import { AccountForm } from "../sections/account-form/account-form";
import { loginSchema, type LoginValues } from "../sections/account-form/schema";

/** The log-in screen. */
export default function Login({ view }: { view: PageView<"login"> }) {
  return (
    <AccountScreen brand={view.brand} title={view.title} text={view.text} art={view.art}>
      <Form words={view} />
    </AccountScreen>
  );
}

/** The log-in form, and below it the demo account, which a button fills in. */
function Form({ words }: { words: PageView<"login"> }) {
  const { demo, demoUser, success } = words;
  const [resolver] = useState((): Resolver<LoginValues> =>
    standardSchemaResolver(loginSchema(words.labels.passwordRule)),
  );
  return (
    <AccountForm<LoginValues>
      id="login"
      words={words}
      resolver={resolver}
      fields={[
        {
          name: "email",
          label: words.email,
          inputMode: "email",
          autoComplete: "username",
          autoCapitalize: "none",
        },
        {
          name: "password",
          label: words.password,
          autoComplete: "current-password",
          autoCapitalize: "none",
        },
      ]}
      empty={{ email: "", password: "" }}
      other={{ question: words.noAccount, link: words.signUp }}
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
  );
}
