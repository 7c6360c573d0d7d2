import { z } from "zod";

/** Says whether the platform knows a time zone by this name of the IANA database, old names included. An offset such as +02:00 is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/** Whether a time zone is one of a country's (ISO 3166-1), its old names included. */
export function isIn(country: string, name: string): boolean {
  const { timeZone: known } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
  return new Intl.Locale("und", { region: country }).getTimeZones()?.includes(known) ?? false;
}

/** A time zone by its name in the IANA database. */
export const timeZone = z
  .string()
  .refine(isTimeZone, {
    error: "a time zone of the IANA list, such as America/New_York",
    // Not all that there are: Intl leaves out old names and new ones. Enough to suggest one.
    params: { known: ["UTC", ...Intl.supportedValuesOf("timeZone")], remedy: "Correct the name." },
  })
  .describe("The time zone of the place, by its name in the IANA list.")
  .meta({ examples: ["America/New_York"] });
