/** What begins and ends at local times of one place. */
import type { z } from "zod";
import { instantOf } from "./local-time.ts";
import { isTimeZone } from "./time-zone.ts";

/** Reports an end that is not after the start, as a rule of a record's schema. Without an end there is nothing to report. */
export function endsAfterStart(
  { start, end, timeZone }: { start: string; end?: string | undefined; timeZone: string },
  { addIssue }: z.RefinementCtx,
): void {
  if (end === undefined) return;
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  // As instants: round a change of the clocks the later time of day may come first.
  if (end > start && instantOf(end, zone) > instantOf(start, zone)) return;
  addIssue({
    code: "custom",
    path: ["end"],
    message: `a time after the start, ${start}${end > start ? `, by the clocks of ${zone}, which change that day` : ""}`,
    params: { remedy: "Correct the day or the time." },
  });
}
