import { useSyncExternalStore } from "react";
import type { priceView, registrationView } from "../../site/views/booking.ts";

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
