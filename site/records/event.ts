import { z } from "zod";
import { idOf, isWholeAddress, link, priceOf, ref } from "../schema/reference.ts";
import { day, figure, localTime, photographOf, text, title } from "../schema/text.ts";
import { endsAfterStart } from "../schema/time-span.ts";
import { timeZone } from "../schema/time-zone.ts";

type Event = Partial<
  Record<"venue" | "city" | "country" | "online" | "status" | "previousStart", string | undefined>
>;

/** Reports an event that says no place, or half of one, and a move without the day that was meant before. */
function placeAndMove(event: Event, { addIssue }: z.RefinementCtx): void {
  const place = ["venue", "city", "country"] as const;
  if (event.online === undefined || place.some((part) => event[part] !== undefined))
    for (const part of place)
      if (event[part] === undefined)
        addIssue({
          code: "custom",
          path: [part],
          message: `the ${part} in which the event takes place`,
          params: {
            remedy: `Add a line such as ${part}: …; or, if the event has no place, its address under online.`,
          },
        });
  if ((event.status === "moved") !== (event.previousStart !== undefined))
    addIssue({
      code: "custom",
      path: ["previousStart"],
      message: "with status: moved, and with it alone, the day and time that were announced before",
      params: {
        remedy:
          'Write both lines, such as previousStart: "2026-03-02T18:00"; start and end are the new ones.',
      },
    });
}

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
        venue: text.optional(),
        city: text.optional(),
        region: text.optional(),
        country: text.optional(),
        /** Where those take part who do not come; an event with this may have no place. */
        online: z
          .string()
          .refine((value) => value.startsWith("https://") && isWholeAddress(value), {
            error: "a whole address that starts with https:",
            params: {
              remedy: "Copy the address at which people take part, or that of the event on your own site.",
            },
          })
          .optional(),
        price: priceOf(text).optional(),
        /** Where one registers, for as long as the event is to come and takes place. */
        register: link.optional(),
        status: z.enum(["cancelled", "moved"]).optional(),
        /** Of an event that was moved: when it was to begin. `start` and `end` are the new times. */
        previousStart: localTime.optional(),
        figure,
        photograph: photographOf("events").optional(),
      })
      .superRefine(endsAfterStart)
      .superRefine(placeAndMove),
  )
  .default([]);
