import type { registrationView } from "../../site/views/booking.ts";
import { useNow } from "./use-hydrated";

/** Text that replaces the button outside the days of registration. Undefined on these days. */
export function useRegistration(days: ReturnType<typeof registrationView>): string | undefined {
  const now = useNow() ?? days?.built ?? 0;
  if (!days) return undefined;
  if (days.from && now < days.from) return days.before;
  return days.until && days.until <= now ? days.after : undefined;
}
