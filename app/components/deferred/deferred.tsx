import { useDeferredValue, type ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useHydrated } from "../../hooks/use-hydrated";

/**
 * What lies below the first band of a screen. After a click on a link React draws the band first and this right after it, so that
 * the heading does not wait. Back, Forward and links to a part of a page scroll to a place that must be there: they get all at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const follows = useNavigationType() !== "POP" && hash === "";
  return useDeferredValue(children, hydrated && follows ? null : children);
}
