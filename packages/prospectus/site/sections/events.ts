import { find } from "../content.ts";
import { eventData } from "../head/event-data.ts";
import { picked } from "../schema/reference.ts";
import { headed } from "../schema/text.ts";
import { eventView } from "../views/event.ts";
import { defineSection, lacksEntries, lacksWords } from "./define-section.ts";

export const events = defineSection({
  kind: "events",
  once: "page",
  schema: headed("Coming events, or selected ones. If all events are over, it shows the past ones.", {
    pick: picked("event"),
  }),
  shows: ["events"],
  needs: ({ content }) => [
    lacksEntries(content.events, "events"),
    lacksWords(content.labels, "events", "the labels of events", "labels.yaml"),
  ],
  entries: ({ section, content }) =>
    (section.pick ?? content.lists.events).map((id) => find(content.events, id)),
  view: ({ section: { pick: _pick, ...words }, content, entries, source, hue }) =>
    content.labels.events && {
      heading: words,
      past: content.labels.events.past,
      markers: content.labels.questionMarkers,
      calendar: { one: content.labels.events.calendar.one },
      events: entries.map((one) => eventView(source, one, hue)),
    },
  anchors: ({ section, content, id }) => [
    id,
    ...(section.pick ?? content.events.map((event) => event.id)).map((event) => `event-${event}`),
  ],
  search: ({ entries }) => entries.map(({ title }) => title),
  data: ({ content, entries, image }) => ({ things: eventData(content, image, entries) }),
});
