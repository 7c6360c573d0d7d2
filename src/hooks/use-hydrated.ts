import { useSyncExternalStore } from "react";

type Subscribe = (listener: () => void) => () => void;

/** A value that only the browser knows. Undefined in the HTML and the first render. */
export const useBrowserValue = <Value>(subscribe: Subscribe, read: () => Value): Value | undefined =>
  useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined);

const never = () => () => undefined;

const opened = Date.now();

/** The time when the page was opened, in milliseconds since 1970. Before hydration, pages use the build's day. */
export const useNow = () => useBrowserValue(never, () => opened);

/** Whether React has hydrated the page: false on the server and in the first render. */
export const useHydrated = (): boolean => useNow() !== undefined;
