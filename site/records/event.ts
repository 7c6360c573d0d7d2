import { z } from "zod";
import { idOf, ref } from "../schema/reference.ts";
import { day, figure, localTime, photographOf, text, title } from "../schema/text.ts";
import { endsAfterStart } from "../schema/time-span.ts";
import { timeZone } from "../schema/time-zone.ts";

/** The events: `events.yaml`. */
export const events = z
  .array(
    z
      .strictObject({
        id: idOf("event").refine((value) => value !== "events", {
          error: "another id: /event/events.ics is the calendar of all events",
          params: { remedy: "Give the event another id." },
        }),
        title,
        detail: text,
        /** A short phrase for the moving strip of the events page. */
        theme: text,
        /** Whose colours and shapes its picture has. */
        category: ref("category"),
        start: localTime,
        end: localTime,
        timeZone,
        /** When the record was last changed: the revision that calendar programs compare (DTSTAMP). */
        updated: day,
        venue: text,
        city: text,
        region: text,
        country: text,
        figure,
        photograph: photographOf("events").optional(),
      })
      .superRefine(endsAfterStart),
  )
  .default([]);
