import { useSyncExternalStore } from "react";

const never = () => () => undefined;

const opened = Date.now();

/** The time when the page was opened, in milliseconds since 1970. Undefined in the HTML and the first render, which use the build's day. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    never,
    () => opened,
    () => undefined,
  );
}

/** Whether React has hydrated the page: false on the server and in the first render. */
export const useHydrated = (): boolean => useNow() !== undefined;
