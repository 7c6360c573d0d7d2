import { bandHues, compose, cover, paint, type BandColour } from "../art/art.ts";
import { z } from "zod";
import { categoryView } from "./category.ts";
import type { Content, Source } from "./content.ts";
import { dateFormat, plainSpaces, clockSpan } from "./language.ts";
import { pictureView } from "./picture.ts";
import { dayEnd } from "./schema/local-time.ts";
import { idOf, link, ref } from "./schema/reference.ts";
import { figure, localTime, photographOf, publication, recordOf, title } from "./schema/text.ts";

export const eventsSchema = z
  .array(
    recordOf({
      id: idOf("event"),
      title: title.describe("Title of the event."),
      detail: "Text of the panel that opens over the event.",
      theme: "Short phrase for the moving strip.",
      category: ref("category").describe("Sets the colours and shapes of its picture."),
      start: localTime.describe("Start, in local time of the place."),
      end: localTime.describe("End, in local time of the place."),
      venue: "Building where the event takes place.",
      city: "City.",
      region: "State or region.",
      country: "Country.",
      register: link.describe("Where people register. The link shows until the end.").optional(),
      figure,
      photograph: photographOf("events").optional(),
      ...publication,
    }).refine(({ start, end }) => end > start, {
      path: ["end"],
      error: "a time after “start”",
    }),
  )
  .min(1)
  .describe("The events, in the order of the page. Do not change or reuse the id of a published event.");

type EventRecord = Content["events"][number];

function daysOf(content: Content, { start, end }: EventRecord) {
  const days = [...new Set([start.slice(0, 10), end.slice(0, 10)])].map((day) => new Date(day));
  const month = dateFormat(content, { month: "short", year: "numeric" });
  const number = dateFormat(content, { day: "2-digit" });
  return {
    month: plainSpaces(month.formatRange(new Date(start.slice(0, 10)), new Date(end.slice(0, 10)))),
    day: days.map((day) => number.format(day)).join("–"),
  };
}

/** `until` and `register`: of coming events alone. */
export function eventView(source: Source, event: EventRecord, band: BandColour) {
  const { content, pictures } = source;
  const { id, start, end, photograph } = event;
  const hue = bandHues[band][new Date(`${start}Z`).getUTCMonth() % 3] ?? "hue3";
  const { family } = categoryView(content, event.category);
  const art = { seed: id, family, figure: event.figure, beside: hue };
  const until = dayEnd(end, content.site.timeZone);
  const isComing = until > content.now;
  return {
    id,
    title: event.title,
    detail: event.detail,
    venue: event.venue,
    place: `${event.city}, ${event.country}`,
    start,
    ...daysOf(content, event),
    time: clockSpan(content, start, end),
    hue,
    until: isComing ? until.getTime() : undefined,
    register: isComing ? event.register : undefined,
    image: pictureView(source, photograph, "cover", () => pictures.add(`event-${id}`, cover(art).picture)),
    tiles: paint(compose("spare", art)),
    thumbnail: pictureView(source, photograph, "square", () =>
      pictures.add(`event-${id}-figure`, compose("thumbnail", art)),
    ),
  };
}
