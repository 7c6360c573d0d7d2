import { DOMParser, onErrorStopParsing } from "@xmldom/xmldom";
import * as fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { smallProvider } from "../../tests/fixtures/small-provider.ts";
import { wordsOf } from "../content.ts";
import { events } from "../pages/events.ts";
import { eventCalendar, eventsCalendar } from "./calendar.ts";
import { toXml } from "./xml.ts";

const content = smallProvider();

/** Words as content may hold them: the schemas refuse control characters and space at the ends. */
const words = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(..."<>&\"';:,\\=[]^"),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
    maxLength: 90,
  })
  .map((text) =>
    text
      .replaceAll(/\p{C}|\p{Z}/gu, " ")
      .replaceAll(/ +/g, " ")
      .trim(),
  )
  .filter((text) => text !== "");

test("whatever words an XML file gets, a parser reads them back", () => {
  fc.assert(
    fc.property(words, words, words, (one, other, attribute) => {
      const text = toXml({ list: { "@name": attribute, item: [one, { "@n": "1", "#text": other }] } });
      const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, "text/xml");
      const items = [...document.getElementsByTagName("item")];
      expect(items.map((item) => item.textContent)).toEqual([one, other]);
      expect(document.documentElement?.getAttribute("name")).toBe(attribute);
    }),
    { numRuns: 100 },
  );
});

test("an empty element and an attribute that says true keep their place", () => {
  expect(toXml({ list: { "@open": "true", item: "" } })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<list open="true">\n  <item/>\n</list>\n',
  );
});

test("whatever words an event has, a calendar program reads them back, in lines of 75 octets", () => {
  const [model] = content.events;
  if (!model) throw new Error("The content has no events.");
  fc.assert(
    fc.property(words, words, words, (title, detail, venue) => {
      const text = eventCalendar(content, { ...model, title, detail, venue });
      const [found] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent");
      expect(found?.getFirstPropertyValue("summary")).toBe(title);
      expect(found?.getFirstPropertyValue("description")).toBe(detail);
      expect(found?.getFirstPropertyValue("location")).toBe(
        [venue, model.city, model.region, model.country].join(", "),
      );
      expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(text).not.toMatch(/[^\r]\n/);
    }),
    { numRuns: 100 },
  );
});

test("whatever the calendar of all events is called, a calendar program reads it back", () => {
  fc.assert(
    fc.property(words, words, (title, description) => {
      const { site } = content;
      const named = { ...wordsOf(content, events), meta: { title, description } };
      const all = new Map([...content.words, [events.file, named]]);
      const text = eventsCalendar({ ...content, words: all, events: [] });
      // ical.js knows neither property (RFC 7986), so they are read as two others of the same type, text.
      const known = text
        .replace("\r\nNAME:", "\r\nCOMMENT:")
        .replace("\r\nX-WR-CALDESC:", "\r\nDESCRIPTION:");
      const calendar = new ICAL.Component(ICAL.parse(known) as unknown[]);
      expect(calendar.getFirstPropertyValue("comment")).toBe(`${title} · ${site.name}`);
      expect(calendar.getFirstPropertyValue("description")).toBe(description);
    }),
    { numRuns: 100 },
  );
});
