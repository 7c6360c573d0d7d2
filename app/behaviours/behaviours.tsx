import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { showAddressed } from "./addressed";
import { moveChoices } from "./choices";
import { timeMarquees } from "./marquees";
import { revealOnScroll } from "./reveal";
import { followThemeSwitch } from "./theme";

/**
 * What the script adds to screens that React does not run (see `still`): each behaviour works on the document, by data attributes,
 * so it serves the page as it came and a screen drawn after a route change alike, once that is `whole`.
 */
export function Behaviours({ whole }: { whole: boolean }) {
  const { pathname, hash, key } = useLocation();
  // An entry without a key of the router's is a link to a part of this page, which the browser itself followed.
  const returns = useNavigationType() === "POP" && key !== "default";
  useEffect(moveChoices, []);
  return whole && <ScreenBehaviours key={pathname} hash={hash} returns={returns} />;
}

/** What begins anew with each screen. */
function ScreenBehaviours({ hash, returns }: { hash: string; returns: boolean }) {
  useEffect(revealOnScroll, []);
  useEffect(timeMarquees, []);
  useEffect(followThemeSwitch, []);
  useEffect(() => showAddressed(hash, returns), [hash, returns]);
  return null;
}
