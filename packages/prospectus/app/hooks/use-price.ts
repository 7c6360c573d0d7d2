import type { priceView } from "../../site/views/booking.ts";
import { useNow } from "./use-hydrated";

/** The price of a course today: a reduced one ends with its last day, also where the site was not built since. */
export function usePrice({ badge, reduced, later }: ReturnType<typeof priceView>) {
  const now = useNow() ?? 0;
  return later && later.from <= now ? { badge: later.badge, reduced: undefined } : { badge, reduced };
}
