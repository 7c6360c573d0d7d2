import { z } from "zod";
import { instantOf } from "./local-time.ts";
import { facts } from "./reference.ts";

/** Whether Temporal knows this IANA time zone, old names included. Offsets such as +02:00 are refused. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z]/.test(name)) return false;
  try {
    return instantOf("2000-01-01T00:00", name).getTime() > 0;
  } catch {
    return false;
  }
}

/** The IANA zone for an abbreviation or a slip: PST is America/Los_Angeles in Intl. Undefined for other names. */
function meantBy(name: string): string | undefined {
  const [clean = ""] = /^[A-Za-z/_+-]*[A-Za-z]/.exec(name) ?? [];
  try {
    const { timeZone: place } = new Intl.DateTimeFormat("en", { timeZone: clean }).resolvedOptions();
    return isTimeZone(clean) ? clean : place;
  } catch {
    return undefined;
  }
}

/** Zones with a fixed offset, each with a zone whose clocks change. */
const fixed: Readonly<Record<string, string>> = {
  EST: "America/New_York",
  MST: "America/Denver",
  HST: "Pacific/Honolulu",
};

/** The zone to write instead of one with a fixed offset, such as EST. Undefined for others. */
export const placeFor = (name: string): string | undefined =>
  fixed[name] ?? (/^(Etc\/)?GMT[+-]\d+$/.test(name) ? "Europe/Berlin" : undefined);

/** Whether a time zone belongs to a country (ISO 3166-1), old names included. */
export function isIn(country: string, name: string): boolean {
  const { timeZone: known } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
  return new Intl.Locale("und", { region: country }).getTimeZones()?.includes(known) ?? false;
}

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
        : // Intl lacks old and new names; these are enough for suggestions.
          { known: ["UTC", ...Intl.supportedValuesOf("timeZone")], remedy: "Correct the name." },
    });
  })
  .describe("Time zone of the place: its IANA name. Without it: the time zone of the school.")
  .meta({ examples: ["America/New_York"] })
  .register(facts, { fact: true });

/** Reports an end that is not after the start. */
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
  // Compares instants: at a clock change, the later time of day can come first.
  if (end > start && instantOf(end, zone) > instantOf(start, zone)) return;
  addIssue({
    code: "custom",
    path: ["end"],
    message: `a time after the start, ${start}${end > start ? `; the clocks of ${zone} change on that day` : ""}`,
    params: { remedy: "Correct the day or the time." },
  });
}
