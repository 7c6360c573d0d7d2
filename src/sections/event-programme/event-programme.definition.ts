import { eventData } from "../../head/structured-data.ts";
import { eyebrow, group, headline } from "../../data/schema/text.ts";
import { eventView } from "../../data/event.ts";
import { longDate } from "../../data/language.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const eventProgramme = defineSection({
  schema: sectionSchema("event-programme", "All events of events.yaml, coming ones first.", {
    eyebrow,
    title: headline,
    over: group("Heading of the past events. It shows while there are coming ones.", { title: headline }),
    past: "Text when all events are over.",
    register: "Link to register for a coming event.",
  }),
  once: "site",
  band: ({ content: { events } }) => ({
    art: { of: "drawing", name: "heads/map", end: 0 },
    above: true,
    kind: "scene",
    count: events.length,
  }),
  data: ({ section: { eyebrow: above, title, ...words }, content, source, hue }) => ({
    heading: { eyebrow: above, title },
    ...words,
    markers: content.labels.questionMarkers,
    events: content.events.map((one) => eventView(source, one, hue)),
  }),
  anchors: ({ content, id }) => [id, ...content.events.map((event) => `event-${event.id}`)],
  results: ({ content, page }) =>
    content.events.map(({ id, title, detail, venue, city, region, start, end }) => ({
      kind: "event",
      title,
      place: [city, region, longDate(content, start, end)].join(", "),
      text: `${detail} ${venue}.`,
      to: `${page.path}#event-${id}`,
    })),
  structuredData: ({ content, page, image }) => eventData(content, page.path, image),
});
