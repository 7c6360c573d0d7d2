import { useHydrated } from "./use-hydrated";

let opened: number | undefined;

/**
 * The time at which the page was opened, in milliseconds since 1970, for what may have passed since the build. Nothing in the HTML
 * and in the first render: they are right for the day of the build.
 */
export function useNow(): number | undefined {
  return useHydrated() ? (opened ??= Date.now()) : undefined;
}
