import { useSyncExternalStore } from "react";

let opened: number | undefined;
const never = () => () => undefined;
const timeOfOpening = () => (opened ??= Date.now());

/**
 * The time at which the page was opened, in milliseconds since 1970, for what may have passed since the build. Nothing in the HTML
 * and in the first render: they are right for the day of the build.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(never, timeOfOpening, () => undefined);
}
