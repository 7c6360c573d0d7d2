import type { Content } from "../content.ts";
import { eventData } from "../head/event-data.ts";
import { fileOf } from "../records.ts";
import { picked } from "../schema/reference.ts";
import { headed } from "../schema/text.ts";
import { eventView, eventWordsLack } from "../views/event.ts";
import { find } from "../views/find.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** Its events: those that it picks, or else all. */
const eventsOf = ({ events: all, lists }: Content, pick: string[] | undefined) =>
  (pick ?? lists.events).map((id) => find(all, id));

/** Some events, or all to come. */
export const events = defineSection({
  kind: "events",
  once: "page",
  words: headed("Events: all to come, or where there are none, those that are over; or single ones.", {
    pick: picked("event"),
  }),
  shows: ["events"],
  needs: ({ content }) => [entriesOf(content.events, fileOf("events")), eventWordsLack(content)],
  view: ({ section: { pick, ...words }, content, source, hue }) =>
    content.labels.events && {
      heading: words,
      past: content.labels.events.past,
      markers: labelsOf(source, "questionMarkers").questionMarkers,
      calendar: { one: content.labels.events.calendar.one },
      events: eventsOf(content, pick).map((one) => eventView(source, one, hue)),
    },
  places: ({ section, content, id }) => [
    id,
    ...(section.pick ?? content.events.map((event) => event.id)).map((event) => `event-${event}`),
  ],
  found: ({ section, content }) => eventsOf(content, section.pick).map(({ title }) => title),
  data: ({ section, content, image }) => ({
    things: eventData(content, image, eventsOf(content, section.pick)),
  }),
});
