import { useState } from "react";
import { SignupForm } from "../sections/account-form/signup-form";
import { AccountScreen } from "../sections/account-screen/account-screen";
import { useNameTiles } from "../sections/name-tiles/use-name-tiles";
import type { PageProps } from "../hooks/this-page";

/** The sign-up screen. Beside the form the name is laid in tiles as it is typed. */
export default function Signup({ view }: PageProps<"signup">) {
  const [name, setName] = useState("");
  const tiles = useNameTiles(name, view.kit);
  return (
    <AccountScreen brand={view.brand} title={view.title} text={view.text} art={view.art} over={tiles}>
      <SignupForm words={view} tiles={tiles} onName={setName} />
    </AccountScreen>
  );
}
