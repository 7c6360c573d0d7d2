import { z } from "zod";
import { idOf, ref } from "./reference.ts";
import { day, figure, photographOf, text } from "./text.ts";

/** A day and a time without an offset: what the clock at the place says. Days that no calendar has are refused. */
const localTime = z.iso.datetime({
  local: true,
  offset: false,
  precision: -1,
  error: "a local day and time, such as 2024-10-04T09:00",
});

/** The events: `events.yaml`. */
export const events = z
  .array(
    z.strictObject({
      id: idOf("event").refine(
        (value) => value !== "events",
        "another id: /event/events.ics is the calendar of all events",
      ),
      title: text,
      detail: text,
      /** A short phrase for the moving strip of the events page. */
      theme: text,
      /** Whose colours and shapes its picture has. */
      category: ref("category"),
      start: localTime.regex(/[^Z]$/, "a time without Z: it is local to the place"),
      end: localTime.regex(/[^Z]$/, "a time without Z: it is local to the place"),
      timeZone: z.string().regex(/^[A-Z][\w]+\/[\w/]+$/, "a time zone such as America/New_York"),
      /** When the record was last changed: the revision that calendar programs compare (DTSTAMP). */
      updated: day,
      venue: text,
      city: text,
      region: text,
      country: text,
      figure,
      photograph: photographOf("events").optional(),
    }),
  )
  .min(1);
