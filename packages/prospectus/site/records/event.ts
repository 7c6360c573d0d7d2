import { z } from "zod";
import { facts, idOf, isWholeAddress, link, priceOf, ref } from "../schema/reference.ts";
import { day, figure, localTime, photographOf, publication, recordOf, text, title } from "../schema/text.ts";
import { endsAfterStart, timeZone } from "../schema/time-zone.ts";

type Event = Partial<
  Record<"venue" | "city" | "country" | "online" | "status" | "previousStart", string | undefined>
>;

/** Reports an event without a full place, and a move without the original day. */
function placeAndMove(event: Event, { addIssue }: z.RefinementCtx): void {
  const place = ["venue", "city", "country"] as const;
  if (event.online === undefined || place.some((part) => event[part] !== undefined))
    for (const part of place)
      if (event[part] === undefined)
        addIssue({
          code: "custom",
          path: [part],
          message: `the ${part} of the event`,
          params: {
            remedy: `Add a line such as ${part}: …; for an online event, set “online” to its address.`,
          },
        });
  if ((event.status === "moved") !== (event.previousStart !== undefined))
    addIssue({
      code: "custom",
      path: ["previousStart"],
      message: "the original day and time, for an event with status: moved and no other",
      params: {
        remedy:
          'Set both “status” and “previousStart”, such as previousStart: "2026-03-02T18:00". Set “start” and “end” to the new times.',
      },
    });
}

export const events = z
  .array(
    recordOf({
      id: idOf("event").refine((value) => value !== "events", {
        error: "another id, since /event/events.ics is the calendar of all events",
        params: { remedy: "Rename the id of the event." },
      }),
      title: title.describe("Title of the event."),
      detail: "Text of the panel that opens over the event.",
      theme: "Short phrase for the moving strip.",
      category: ref("category").describe("Sets the colours and shapes of its picture."),
      start: localTime.describe("Start, in local time of the place."),
      end: localTime.describe("End, in local time of the place."),
      "timeZone?": timeZone,
      updated: day.describe(
        "Day of the last change. Set it at every edit: calendars replace their copy with the newer one.",
      ),
      "venue?": "Building where the event takes place.",
      "city?": "City.",
      "region?": "State or region.",
      "country?": "Country.",
      "online?": z
        .string()
        .refine((value) => value.startsWith("https://") && isWholeAddress(value), {
          error: "a full address that starts with https:",
          params: {
            remedy: "Copy the address where people join, or the event’s address on your own site.",
          },
        })
        .describe(
          "Address where people join. With it, “venue”, “city”, “region” and “country” are optional.",
        ),
      "price?": priceOf(text).describe("Price of a place."),
      "register?": link.describe("Booking address. It shows until the event is over."),
      "status?": z
        .enum(["cancelled", "moved"])
        .register(facts, { fact: true })
        .describe("Cancelled or moved. If moved, “start” and “end” are the new times."),
      "previousStart?": localTime.describe("Original start of a moved event."),
      figure,
      "photograph?": photographOf("events"),
      ...publication,
    })
      .superRefine(endsAfterStart)
      .superRefine(placeAndMove),
  )
  .describe(
    "The events, in any order. The section event-programme sorts them. Do not reuse or change the id of a published event.",
  )
  .default([]);
