import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../../tests/fixtures/content-copy.ts";
import { sectionAt, smallSite } from "../../../tests/fixtures/small-site.ts";
import EventProgramme from "./event-programme";

const small = smallSite();
const open = small.events.map((event) => ({ ...event, register: "/contact" }));

/** The section in the HTML of a build at a time. */
function drawnOn(now: string) {
  const view = sectionAt({ ...small, events: open, now: new Date(now) }, "/event", "event-programme");
  const $ = load(renderToStaticMarkup(createElement(EventProgramme, { id: "events", view })));
  const textsOf = (selector: string) => [...$(selector)].map((one) => $(one).text());
  const links = [...$("a[href='/contact']")].map((one) => $(one).attr("aria-label"));
  return { titles: textsOf("h2, h3"), notes: textsOf("[role=note]"), links };
}

test("Coming events come first, each with a link to register; past ones follow below their heading", () => {
  expect(drawnOn("2025-04-01T12:00Z")).toEqual({
    titles: ["Six days in six cities", "Open kiln", "Over of event", "The fair, and more"],
    notes: [],
    links: ["Register: Open kiln"],
  });
});

test("Once all events are over a note says so, and none has a link", () => {
  expect(drawnOn("2026-01-01T12:00Z")).toEqual({
    titles: ["Six days in six cities", "The fair, and more", "Open kiln"],
    notes: ["Past of event"],
    links: [],
  });
});

let copy: ContentCopy;
beforeAll(() => {
  copy = copyContent();
  copy.edit("events.yaml", "id: fair\n", "id: fair\n  register: /contact\n");
});
afterAll(() => copy.remove());

const eventsOn = (now: string) => sectionAt(copy.content(now), "/event", "event-programme").events;

test("an event is over at the end of its day in the site's time zone", () => {
  const comingOn = (now: string) => eventsOn(now).flatMap(({ id, until }) => (until ? [id] : []));
  expect(comingOn("2025-03-01T23:59Z")).toEqual(["fair", "kiln"]);
  expect(comingOn("2025-03-02T00:00Z")).toEqual(["kiln"]);
  expect(eventsOn("2025-03-01T00:00Z")[0]?.until).toBe(Date.parse("2025-03-02T00:00Z"));
});

test("a coming event has its link to register, and an event that is over has none", () => {
  expect(eventsOn("2025-03-01T12:00Z")[0]?.register).toBe("/contact");
  expect(eventsOn("2025-03-02T12:00Z")[0]?.register).toBeUndefined();
});

test("an event of several days shows the first and last, with its hours", () => {
  const shown = (end: string) => {
    const content = copy.content("2025-01-01");
    const events = content.events.map((event) => (event.id === "fair" ? { ...event, end } : event));
    const [fair] = sectionAt({ ...content, events }, "/event", "event-programme").events;
    return `${fair?.month}, ${fair?.day}: ${fair?.time}`;
  };
  expect(shown("2025-03-01T17:30")).toBe("Mar 2025, 01: 9:00 AM - 5:30 PM");
  expect(shown("2025-03-02T17:30")).toBe("Mar 2025, 01–02: 9:00 AM - 5:30 PM");
  expect(shown("2025-04-02T17:30")).toBe("Mar – Apr 2025, 01–02: 9:00 AM - 5:30 PM");
});
