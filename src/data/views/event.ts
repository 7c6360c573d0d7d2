import { cover, spareTiles, thumbnail } from "../../art/cover.ts";
import { pageHues, type BandColour } from "../../art/heads/inks.ts";
import { paint } from "../../art/picture.ts";
import type { Content } from "../content.ts";
import { dayEnd } from "../schema/local-time.ts";
import { categoryView } from "./category.ts";
import { pictureView } from "./cover.ts";
import { clockSpan, dateFormat, plainSpaces } from "./language.ts";
import type { Source } from "./source.ts";

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
export function eventView(source: Source, one: EventRecord, band: BandColour) {
  const { content, pictures } = source;
  const hue = pageHues(band)[new Date(`${one.start}Z`).getUTCMonth() % 3] ?? "hue3";
  const { dialect } = categoryView(content, one.category);
  const art = { seed: one.id, dialect, figure: one.figure, beside: hue };
  const until = dayEnd(one.end, content.site.timeZone);
  const isComing = until > content.now;
  return {
    id: one.id,
    title: one.title,
    detail: one.detail,
    venue: one.venue,
    place: `${one.city}, ${one.country}`,
    start: one.start,
    ...daysOf(content, one),
    time: clockSpan(content, one.start, one.end),
    hue,
    until: isComing ? until.getTime() : undefined,
    register: isComing ? one.register : undefined,
    image: pictureView(source, one.photograph, "cover", () => pictures.add(`event-${one.id}`, cover(art))),
    tiles: paint(spareTiles(art)),
    thumbnail: pictureView(source, one.photograph, "square", () =>
      pictures.add(`event-${one.id}-figure`, thumbnail(art)),
    ),
  };
}
