import { z } from "zod";
import { idOf, isWholeAddress, link, priceOf, ref } from "../schema/reference.ts";
import { day, figure, localTime, photographOf, publication, recordOf, text, title } from "../schema/text.ts";
import { endsAfterStart, timeZone } from "../schema/time-zone.ts";

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
    recordOf({
      id: idOf("event").refine((value) => value !== "events", {
        error: "another id: /event/events.ics is the calendar of all events",
        params: { remedy: "Give the event another id." },
      }),
      title: title.describe("The title of the event."),
      detail: "The text of the panel that opens over it.",
      theme: "A short phrase for the moving strip.",
      category: ref("category").describe("Whose colours and shapes its picture has."),
      start: localTime.describe("When it begins, by the clock of the place."),
      end: localTime.describe("When it ends, by the clock of the place."),
      "timeZone?": timeZone,
      updated: day.describe(
        "The day on which the record was last changed: whoever has the event in a calendar gets the newer record. Set it at every edit.",
      ),
      "venue?": "The house in which it takes place.",
      "city?": "The city.",
      "region?": "The state or region.",
      "country?": "The country.",
      "online?": z
        .string()
        .refine((value) => value.startsWith("https://") && isWholeAddress(value), {
          error: "a whole address that starts with https:",
          params: {
            remedy: "Copy the address at which people take part, or that of the event on your own site.",
          },
        })
        .describe(
          "The address at which people take part. With it venue, city, region and country may be left out.",
        ),
      "price?": priceOf(text).describe("What a place costs."),
      "register?": link.describe("Where one books a place, as long as the event is to come."),
      "status?": z
        .enum(["cancelled", "moved"])
        .describe("Whether it was cancelled, or moved: then start and end are the new times."),
      "previousStart?": localTime.describe("Of an event that was moved: when it was to begin."),
      figure,
      "photograph?": photographOf("events"),
      ...publication,
    })
      .superRefine(endsAfterStart)
      .superRefine(placeAndMove),
  )
  .describe(
    "The events, in any order: the rule of their list stands with the section event-programme. Keep the id of one that is out.",
  )
  .default([]);
