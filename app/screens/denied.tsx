import { view } from "virtual:content/denied";
import { DeniedScreen } from "../sections/denied-screen/denied-screen";

/** The access-denied screen. */
export function Screen() {
  return <DeniedScreen denied={view} />;
}
