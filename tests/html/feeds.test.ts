import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser, onErrorStopParsing, type Document, type Element } from "@xmldom/xmldom";
import { load } from "cheerio";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentFolder } from "../../site/content-folder.ts";
import { loadContent } from "../../site/load/load.ts";
import { makeSite } from "../../site/make-site.ts";
import { pages, readPage, root } from "./pages.ts";
import { startServer } from "./server.ts";

const { site, events, articles } = loadContent(contentFolder);
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Everything made anew, at another time than the build. */
const again = await makeSite(contentFolder, new Date("2031-05-06T07:08:09Z"));
const names = [...again.texts.keys()];

let base: string;
let stop: () => void;
beforeAll(async () => ({ base, stop } = await startServer(4331)));
afterAll(() => stop());

/** Parses XML, and fails at anything that is not well-formed. */
function parseXml(file: string): Document {
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(read(file), "text/xml");
}
const elements = (parent: Document | Element, name: string) => [...parent.getElementsByTagName(name)];
const textOf = (parent: Document | Element, name: string) => elements(parent, name)[0]?.textContent ?? "";

/** Joins folded lines (RFC 5545, section 3.1). */
const unfold = (text: string) => text.replaceAll("\r\n ", "");

function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(read(file)) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

// What security.txt says of the time is shown beside its code.
test.each(names.filter((name) => !name.endsWith("security.txt")))(
  "%s has the same bytes when it is made again at another time",
  (name) => {
    expect(again.texts.get(name)).toBe(read(name));
  },
);

test.each([
  ["sitemap.xml", "application/xml"],
  ["blog/feed.xml", "application/rss+xml"],
  ["robots.txt", "text/plain"],
  [".well-known/security.txt", "text/plain"],
  ["event/events.ics", "text/calendar"],
])("%s is sent as %s in UTF-8", async (name, type) => {
  const response = await fetch(`${base}/${name}`, { redirect: "manual" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
  expect(await response.text()).toBe(read(name));
});

test.each(names)(
  "every address of this site in %s is answered with 200, and its place exists",
  async (name) => {
    const found = unfold(read(name)).match(/https:\/\/tessera\.example[^\s<>"')\],;]*/g) ?? [];
    expect(found.length).toBeGreaterThan(0);
    for (const address of new Set(found)) {
      const { pathname, hash } = new URL(address);
      const response = await fetch(base + pathname, { redirect: "manual" });
      expect([address, response.status]).toEqual([address, 200]);
      if (hash) expect(load(await response.text())(`[id="${hash.slice(1)}"]`)).toHaveLength(1);
    }
  },
);

test("the sitemap lists every page that does not ask to be left out, by its canonical address, and nothing else", () => {
  const listed = pages.filter(({ $ }) => !/noindex/.test($('meta[name="robots"]').attr("content") ?? ""));
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.length).toBeLessThan(pages.length);
  const sitemap = parseXml("sitemap.xml");
  expect(sitemap.documentElement?.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(elements(sitemap, "loc").map(({ textContent }) => textContent)).toEqual(
    listed.map(({ $ }) => $('link[rel="canonical"]').attr("href")),
  );
});

test("the feed has each article with a page, newest first, with the title, author, day and excerpt of its page and card", () => {
  const items = elements(parseXml("blog/feed.xml"), "item");
  expect(items.map((item) => textOf(item, "link")).toSorted()).toEqual(
    articles.map(({ slug }) => `${site.url}/blog/${slug}`).toSorted(),
  );
  const instants = items.map((item) => Date.parse(textOf(item, "pubDate")));
  expect(instants).toEqual(instants.toSorted((one, other) => other - one));
  const cards = readPage("/blog").$("main article");
  for (const item of items) {
    const { pathname } = new URL(textOf(item, "link"));
    const { $ } = readPage(pathname);
    expect(textOf(item, "title")).toBe($("h1").text());
    expect(textOf(item, "guid")).toBe(textOf(item, "link"));
    const day = new Date(textOf(item, "pubDate")).toISOString().slice(0, 10);
    expect(day).toBe($("main time").first().attr("datetime"));
    expect($("main").text()).toContain(textOf(item, "dc:creator"));
    expect(cards.filter((_, card) => load(card)("a").attr("href") === pathname).text()).toContain(
      textOf(item, "description"),
    );
  }
});

test("the blog shows a link to its feed", () => {
  expect(readPage("/blog").$('main a[href="/blog/feed.xml"]').text()).toMatch(/RSS/);
});

test.each(events.map((event, index) => [event.id, event, index] as const))(
  "the calendar says of %s what its row on the page says",
  (id, record, index) => {
    const event = eventsIn("event/events.ics")[index];
    if (!event) throw new Error(`event/events.ics does not hold ${id}.`);
    const { $ } = readPage("/event");
    const row = $("main article").eq(index);
    const shown = (instant: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-US", { timeZone: record.timeZone, ...options })
        .format(instant)
        .replace("\u202f", " ");
    const start = event.startDate.toJSDate();
    const end = event.endDate.toJSDate();
    expect(event.startDate.zone.tzid).toBe("UTC");
    expect(event.summary).toBe(row.find("h3").text());
    expect(row.find("time").eq(0).text().replace(/\s+/g, " ")).toBe(
      `${shown(start, { month: "short", year: "numeric" })} ${shown(start, { day: "2-digit" })}`,
    );
    const clock = { hour: "numeric", minute: "2-digit" } as const;
    expect(row.find("time").eq(1).text()).toBe(`${shown(start, clock)} - ${shown(end, clock)}`);
    expect(row.text()).toContain(event.description);
    expect(row.text()).toContain(event.location.split(",")[0]);
    expect(row.text()).toContain(event.location.split(", ")[1]);
  },
);

test("an event that is over has no calendar file of its own", () => {
  expect(names.filter((name) => name.endsWith(".ics"))).toEqual(["event/events.ics"]);
});
