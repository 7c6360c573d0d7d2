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
