import type { LoaderFunctionArgs } from "react-router";
import { useState } from "react";
import { SignupForm } from "../sections/account-form/signup-form";
import { AccountScreen } from "../sections/account-screen/account-screen";
import { useNameTiles } from "../sections/name-tiles/use-name-tiles";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"signup">(url);
export const meta = ({ loaderData }: PageProps<"signup">) => loaderData.meta;

/** The sign-up screen. Beside the form the name is laid in tiles as it is typed. */
export default function Signup({ loaderData: { view } }: PageProps<"signup">) {
  const [name, setName] = useState("");
  const tiles = useNameTiles(name, view.kit);
  return (
    <AccountScreen brand={view.brand} title={view.title} text={view.text} art={view.art} over={tiles}>
      <SignupForm words={view} tiles={tiles} onName={setName} />
    </AccountScreen>
  );
}
