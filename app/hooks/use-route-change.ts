import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Calls `changed` whenever another page shows, but not for the first one. What it returns is called before the next change. */
export function useRouteChange(changed: () => void | (() => void)): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return latest.current();
  }, [pathname]);
}
