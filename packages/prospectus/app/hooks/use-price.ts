import type { priceView } from "../../site/views/booking.ts";
import { useNow } from "./use-hydrated";

/** The price of a course today: a discount ends on its last day, even without a new build. */
export function usePrice({ badge, reduced, later }: ReturnType<typeof priceView>) {
  const now = useNow() ?? 0;
  return later && later.from <= now ? { badge: later.badge, reduced: undefined } : { badge, reduced };
}
