import type { Content } from "../content.ts";
import { fileOf } from "../records.ts";
import { placeFor } from "../schema/time-zone.ts";

/** One sentence for each record whose time zone has a fixed offset, with a zone to set. */
export const zonesWithoutPlace = ({ site, events, courses }: Content): string[] =>
  [
    [fileOf("site"), site.timeZone] as const,
    ...events.map(({ id, timeZone }) => [`${fileOf("events")}, ${id},`, timeZone] as const),
    ...courses.flatMap(({ id, sessions = [] }) =>
      sessions.map(({ timeZone }) => [`The course ${id}`, timeZone] as const),
    ),
  ].flatMap(([where, zone]) => {
    const place = zone === site.timeZone && where !== fileOf("site") ? undefined : placeFor(zone);
    return place === undefined
      ? []
      : `${where} has the time zone ${zone}, which has no summer time. Set it to the zone of the place, such as ${place}.`;
  });

/** One sentence for each foreign site whose scripts run in the pages. */
export const foreignScripts = ({ policy, countVisits }: Content["site"]): string[] =>
  [...policy.scripts, ...(countVisits ? [countVisits.script] : [])].map(
    (source) =>
      `${fileOf("site")} lets ${source} run scripts in every page (script-src). Whoever controls that site can change the pages and read what visitors type.`,
  );
