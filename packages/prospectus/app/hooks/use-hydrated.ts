import { useSyncExternalStore } from "react";
import type { priceView, registrationView } from "../../site/views/booking.ts";

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

/** The price of a course today: a discount ends on its last day, even without a new build. */
export function usePrice({ badge, reduced, later }: ReturnType<typeof priceView>) {
  const now = useNow() ?? 0;
  return later && later.from <= now ? { badge: later.badge, reduced: undefined } : { badge, reduced };
}

/** Text that replaces the button outside the days of registration. Undefined on these days. */
export function useRegistration(days: ReturnType<typeof registrationView>): string | undefined {
  const now = useNow() ?? days?.built ?? 0;
  if (!days) return undefined;
  if (days.from && now < days.from) return days.before;
  return days.until && days.until <= now ? days.after : undefined;
}
