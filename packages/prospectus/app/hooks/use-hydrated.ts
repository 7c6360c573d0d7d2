import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React has taken the page over: false on the server and in the first render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const opened = Date.now();

/**
 * The time at which the page was opened, in milliseconds since 1970, for what may have passed since the build. Nothing in the HTML
 * and in the first render: they are right for the day of the build.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    never,
    () => opened,
    () => undefined,
  );
}
