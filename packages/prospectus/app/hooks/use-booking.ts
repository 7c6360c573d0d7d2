import type { priceView, registrationView } from "../../site/views/booking.ts";
import { useNow } from "./use-hydrated";

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
