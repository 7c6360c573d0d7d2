import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router";
import { afterNextFrame } from "../../behaviours/next-frame";

/** Tells the screen inside whether it is to be drawn whole (see `useWholeScreen`). */
export const WholeScreen = createContext(true);

/**
 * Whether the whole screen is to be drawn. After a click on a link the new screen comes in two steps, so that its heading need not
 * wait for what lies below it: first its band, and once that is on the screen the rest. Whoever comes by Back or Forward, or to a
 * part of the page that the address names, is scrolled to a place that must be there: they get all at once, as the page's HTML
 * brings all.
 */
export function useWholeScreen(): boolean {
  const { pathname, hash } = useLocation();
  const returns = useNavigationType() === "POP";
  const [drawn, setDrawn] = useState(pathname);
  const whole = drawn === pathname || returns || hash !== "";

  useEffect(() => {
    if (drawn === pathname) return undefined;
    const draw = () => startTransition(() => setDrawn(pathname));
    return whole ? draw() : afterNextFrame(draw);
  }, [drawn, pathname, whole]);

  return whole;
}

/** What lies below a screen's band: drawn in the second step of a route change. */
export function BelowBand({ children }: { children: ReactNode }) {
  return useContext(WholeScreen) && children;
}
