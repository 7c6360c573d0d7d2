import { map } from "../art/heads/many.ts";
import { eventsCalendarPath, find } from "../content.ts";
import { addressOf } from "../file-paths.ts";
import { eventData } from "../head/event-data.ts";
import { listOf } from "../schema/list.ts";
import { dayEnd } from "../schema/local-time.ts";
import { ref } from "../schema/reference.ts";
import { headed, heading } from "../schema/text.ts";
import { isIn } from "../schema/time-zone.ts";
import { eventView } from "../views/event.ts";
import { longDate } from "../views/language.ts";
import { defineSection, lacksEntries, lacksWords } from "./define-section.ts";

export const eventProgramme = defineSection({
  kind: "event-programme",
  once: "site",
  schema: headed("All events of events.yaml. Links to an event lead here.", {
    over: heading.describe("Heading of the past events. It shows while there are coming ones."),
    events: listOf(ref("event"), ["by-date", "coming-first"]).describe(
      "Order of the events. by-date starts with the first day. coming-first starts with the next event; past events start with the last one.",
    ),
  }),
  shows: ["events"],
  needs: ({ content }) => [
    lacksEntries(content.events, "events"),
    lacksWords(content.labels, "events", "the labels of events", "labels.yaml"),
  ],
  entries: ({ content }) => content.lists.events.map((id) => find(content.events, id)),
  head: ({ entries }) => {
    const places = new Set(entries.map(({ city, online }) => city ?? online));
    // The map shows the United States.
    const isOnMap = entries.every(({ timeZone }) => isIn("US", timeZone));
    return isOnMap ? { art: map(places.size), above: true, kind: "scene" } : {};
  },
  view: ({ section: { events: rule, over, ...words }, content, entries, source, hue }) => {
    const { labels, now, site } = content;
    if (!labels.events) return undefined;
    const { past, calendar } = labels.events;
    const someAreComing = entries.some(({ end, timeZone }) => dayEnd(end, timeZone) > now);
    return {
      heading: words,
      past,
      markers: content.labels.questionMarkers,
      calendar: { ...calendar, file: addressOf(site, eventsCalendarPath(content)) },
      over: someAreComing ? { heading: over, lastFirst: rule.rest === "coming-first" } : undefined,
      events: entries.map((one) => eventView(source, one, hue)),
    };
  },
  anchors: ({ content, id }) => [id, ...content.events.map((event) => `event-${event.id}`)],
  results: ({ content, page }) =>
    content.events.map(({ id, title, detail, venue, city, region, start, end }) => ({
      kind: "event",
      title,
      place: [city, region, longDate(content, start, end)].filter(Boolean).join(", "),
      text: venue === undefined ? detail : `${detail} ${venue}.`,
      to: `${page.path}#event-${id}`,
    })),
  data: ({ content, image }) => ({
    page: { "@type": "CollectionPage" },
    things: eventData(content, image),
  }),
});
