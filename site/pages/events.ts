import { z } from "zod";
import { addressOf, eventsCalendarPath } from "../file-paths.ts";
import { eventData } from "../head/event-data.ts";
import { listOf } from "../schema/list.ts";
import { dayEnd } from "../schema/local-time.ts";
import { ref } from "../schema/reference.ts";
import { band, heading, meta, text } from "../schema/text.ts";
import { map } from "../art/heads/many.ts";
import { bandView } from "../views/band.ts";
import { eventView } from "../views/event.ts";
import { isIn } from "../schema/time-zone.ts";
import { find } from "../views/find.ts";
import { longDate } from "../views/language.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The events with their days taken apart. Times are local to the place. */
export const events = definePage({
  kind: "events",
  path: "/event",
  footer: "tall",
  file: "event",
  words: z
    .strictObject({
      meta,
      band,
      past: text.describe("Says that all events are over, where that is so."),
      over: heading.describe("Above the events that are over, where others are to come."),
      calendar: z
        .strictObject({
          title: text.describe("Its title."),
          text: text.describe("What the links are for."),
          one: text.describe("Read aloud: what the link of one event is for."),
          all: text.describe("The link for all events."),
        })
        .describe("The links that put events into a calendar program."),
      list: heading.describe("Above the events."),
      events: listOf(ref("event"), ["by-date", "coming-first"]).describe(
        "By-date has the first day first; coming-first the next one, and of those that are over the last one.",
      ),
      tickerLabel: text.describe("Read aloud: the name of the moving strip of themes.").optional(),
      tickerLimit: z.int().min(1).describe("How many themes the strip names at most."),
    })
    .describe("The page /event. The events are in events.yaml."),
  shows: ["banners", "events"],
  view: ({ words: { events: rule, over, tickerLimit, ...words }, content, source }) => {
    const shown = content.lists.events.map((id) => find(content.events, id));
    const someAreComing = shown.some(({ end, timeZone }) => dayEnd(end, timeZone) > content.now);
    return {
      ...words,
      ...(someAreComing ? { over: { heading: over, lastFirst: rule.rest === "coming-first" } } : {}),
      ticker: shown.slice(0, tickerLimit).map(({ theme }) => theme),
      labels: labelsOf(source, "pause", "play"),
      band: bandView(source, words.band, {
        // The land of the map is the United States.
        art: shown.every(({ timeZone }) => isIn("US", timeZone))
          ? map(new Set(shown.map(({ city, online }) => city ?? online)).size)
          : undefined,
      }),
      calendar: { ...words.calendar, file: addressOf(content.site, eventsCalendarPath) },
      events: shown.map((one) => eventView(source, one, words.band.hue)),
    };
  },
  places: ({ content }) => [
    content.events.length > 0 && "events",
    ...content.events.map(({ id }) => `event-${id}`),
  ],
  parts: ({ content }) =>
    content.events.map(({ id, title, detail, venue, city, region, start, end }) => ({
      kind: "event",
      title,
      place: [city, region, longDate(content, start, end)].filter(Boolean).join(", "),
      text: venue === undefined ? detail : `${detail} ${venue}.`,
      to: `/event#event-${id}`,
    })),
  structuredData: ({ content, image }) => ({
    page: { "@type": "CollectionPage" },
    things: eventData(content, image),
  }),
});
