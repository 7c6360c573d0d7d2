import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sectionAt, smallSite } from "../../../tests/fixtures/small-site.ts";
import EventProgramme from "./event-programme";

const content = smallSite();
const events = content.events.map((event) => ({ ...event, register: "/contact" }));

/** The section in the HTML of a build at a time. */
function drawnOn(now: string) {
  const view = sectionAt({ ...content, events, now: new Date(now) }, "/event", "event-programme");
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
