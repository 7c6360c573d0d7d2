/** Time zones, and what begins and ends at local times of one place. */
import { z } from "zod";
import { instantOf } from "./local-time.ts";

/** Says whether Temporal knows a time zone by this name of the IANA database, old names included. An offset such as +02:00 is none. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z]/.test(name)) return false;
  try {
    return instantOf("2000-01-01T00:00", name).getTime() > 0;
  } catch {
    return false;
  }
}

/** The time zone of a place that a wrong name means: PST is America/Los_Angeles to Intl. Nothing for other names. */
function meantBy(name: string): string | undefined {
  const [clean = ""] = /^[A-Za-z/_+-]*[A-Za-z]/.exec(name) ?? [];
  try {
    const { timeZone: place } = new Intl.DateTimeFormat("en", { timeZone: clean }).resolvedOptions();
    return isTimeZone(clean) ? clean : place;
  } catch {
    return undefined;
  }
}

/** Zones that keep one offset all year, each with a zone whose clocks change. */
const fixed: Readonly<Record<string, string>> = {
  EST: "America/New_York",
  MST: "America/Denver",
  HST: "Pacific/Honolulu",
};

/** The zone of a place to write for a zone without a place, such as EST; nothing for all others. */
export const placeFor = (name: string): string | undefined =>
  fixed[name] ?? (/^(Etc\/)?GMT[+-]\d+$/.test(name) ? "Europe/Berlin" : undefined);

/** Whether a time zone is one of a country's (ISO 3166-1), its old names included. */
export function isIn(country: string, name: string): boolean {
  const { timeZone: known } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
  return new Intl.Locale("und", { region: country }).getTimeZones()?.includes(known) ?? false;
}

/** A time zone by its name in the IANA database. */
export const timeZone = z
  .string()
  .superRefine((name, { addIssue }) => {
    if (isTimeZone(name)) return;
    const meant = meantBy(name);
    addIssue({
      code: "custom",
      message: "an IANA time zone, such as America/New_York",
      params: meant
        ? { remedy: `Set it to the zone of the place, such as ${meant}.` }
        : // Not all that there are: Intl leaves out old names and new ones. Enough to suggest one.
          { known: ["UTC", ...Intl.supportedValuesOf("timeZone")], remedy: "Correct the name." },
    });
  })
  .describe("Time zone of the place: its IANA name. Without it: the time zone of the school.")
  .meta({ examples: ["America/New_York"] });

/** Reports an end that is not after the start, as a rule of a record's schema. Without an end there is nothing to report. */
export function endsAfterStart(
  {
    start,
    end,
    timeZone: name = "UTC",
  }: { start: string; end?: string | undefined; timeZone?: string | undefined },
  { addIssue }: z.RefinementCtx,
): void {
  if (end === undefined) return;
  const zone = isTimeZone(name) ? name : "UTC";
  // As instants: round a change of the clocks the later time of day may come first.
  if (end > start && instantOf(end, zone) > instantOf(start, zone)) return;
  addIssue({
    code: "custom",
    path: ["end"],
    message: `a time after the start, ${start}${end > start ? `; the clocks of ${zone} change on that day` : ""}`,
    params: { remedy: "Correct the day or the time." },
  });
}
