import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser, onErrorStopParsing, type Document, type Element } from "@xmldom/xmldom";
import { load } from "cheerio";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadContent } from "../../site/load/load.ts";
import { makeSite } from "../../site/make-site.ts";
import { buildTime } from "../../site/build-time.ts";
import { pages, readPage, root } from "./pages.ts";
import { startServer } from "./server.ts";

const { site, events, articles } = loadContent("content");
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Everything made anew, at another time than the build. */
const again = await makeSite("content", new Date("2031-05-06T07:08:09Z"));
const names = [...again.texts.keys()];
const calendars = names.filter((name) => name.endsWith(".ics"));
const dayMs = 24 * 60 * 60 * 1000;

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

test("the text files for programs are all there", () => {
  expect(names).toEqual(
    expect.arrayContaining([
      "sitemap.xml",
      "robots.txt",
      "llms.txt",
      ".well-known/security.txt",
      "blog/feed.xml",
      "event/events.ics",
      ...events.map(({ id }) => `event/${id}.ics`),
    ]),
  );
  expect(calendars).toHaveLength(events.length + 1);
});

test.each(names.filter((name) => !name.endsWith("security.txt")))(
  "%s has the same bytes when it is made again at another time",
  (name) => {
    expect(again.texts.get(name)).toBe(read(name));
  },
);

test("security.txt depends on the time of the build in its line Expires alone", () => {
  const rest = (text = "") => text.split("\n").filter((line) => !line.startsWith("Expires: "));
  const name = ".well-known/security.txt";
  expect(rest(again.texts.get(name))).toEqual(rest(read(name)));
  expect(again.texts.get(name)).toContain("Expires: 2032-04-30T00:00:00Z");
});

test.each([
  ["sitemap.xml", "application/xml"],
  ["blog/feed.xml", "application/rss+xml"],
  ["robots.txt", "text/plain"],
  ["llms.txt", "text/plain"],
  [".well-known/security.txt", "text/plain"],
  ["event/events.ics", "text/calendar"],
  [`event/${events[0]?.id}.ics`, "text/calendar"],
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

test("an article's last change in the sitemap is the date that its page shows, and no page's lies after the build", () => {
  const dated = elements(parseXml("sitemap.xml"), "url").flatMap((url) =>
    elements(url, "lastmod").map(
      ({ textContent }) => [new URL(textOf(url, "loc")).pathname, textContent ?? ""] as const,
    ),
  );
  for (const [path, changed] of dated) {
    expect(changed).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/);
    expect(Date.parse(changed), path).toBeLessThanOrEqual(Date.now());
  }
  for (const { slug } of articles)
    expect(new Map(dated).get(`/blog/${slug}`)).toBe(
      readPage(`/blog/${slug}`).$("main time").first().attr("datetime"),
    );
});

test("robots.txt forbids nothing and names the sitemap", () => {
  const lines = read("robots.txt").split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow/i.test(line))).toEqual([]);
});

test("the feed has what RSS 2.0 demands, and names its own address", () => {
  const feed = parseXml("blog/feed.xml");
  expect(feed.documentElement?.getAttribute("version")).toBe("2.0");
  for (const name of ["title", "link", "description"]) expect(textOf(feed, name)).toMatch(/\w/);
  const self = [...feed.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link")];
  expect(self.map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
    ["self", `${site.url}/blog/feed.xml`],
  ]);
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
    expect(textOf(item, "pubDate")).toMatch(
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
    );
    const day = new Date(textOf(item, "pubDate")).toISOString().slice(0, 10);
    expect(day).toBe($("main time").first().attr("datetime"));
    expect($("main").text()).toContain(textOf(item, "dc:creator"));
    expect(cards.filter((_, card) => load(card)("a").attr("href") === pathname).text()).toContain(
      textOf(item, "description"),
    );
  }
});

test("the blog names the feed in its head and shows a link to it", () => {
  const { $ } = readPage("/blog");
  const link = $('head link[rel="alternate"][type="application/rss+xml"]');
  expect(link.attr("href")).toBe("/blog/feed.xml");
  expect(link.attr("title")).toMatch(/\w/);
  expect($('main a[href="/blog/feed.xml"]').text()).toMatch(/RSS/);
});

test("llms.txt has one heading, a summary and lists of links, and names every page of the sitemap with its description", () => {
  const text = read("llms.txt");
  expect(text.match(/^# .+$/gm)).toEqual([`# ${site.name}`]);
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  const entries = [...text.matchAll(/^- \[(.+)\]\((\S+)\): (.+)$/gm)].map(
    ([, , address = "", words = ""]) => [address, words],
  );
  expect(entries).toHaveLength(text.split("\n").filter((line) => line.startsWith("-")).length);
  for (const { textContent } of elements(parseXml("sitemap.xml"), "loc")) {
    const { $ } = readPage(new URL(textContent ?? "").pathname);
    expect(entries).toContainEqual([textContent, $('meta[name="description"]').attr("content")]);
  }
});

test("security.txt has a contact, its address and languages, and expires within a year of the build", () => {
  const fields = read(".well-known/security.txt")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/, 2) as [string, string]);
  expect(fields.map(([name]) => name).toSorted()).toEqual([
    "Canonical",
    "Contact",
    "Expires",
    "Preferred-Languages",
  ]);
  const field = new Map(fields);
  expect(field.get("Contact")).toMatch(/^(mailto:|https:\/\/|tel:)\S+$/);
  expect(field.get("Canonical")).toBe(`${site.url}/.well-known/security.txt`);
  expect(field.get("Preferred-Languages")).toMatch(/^[a-z]{2,3}(-\w+)*(, [a-z]{2,3}(-\w+)*)*$/);
  expect(field.get("Expires")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(field.get("Expires") ?? "") - buildTime().getTime()) / dayMs;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test.each(calendars)(
  "%s ends its lines with CRLF, has none over 75 octets, and splits no character",
  (name) => {
    const bytes = readFileSync(join(root, name));
    const text = bytes.toString("utf8");
    expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text).not.toMatch(/\r\n\r\n/);
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const lines = bytes
      .toString("latin1")
      .split("\r\n")
      .map((line) => Buffer.from(line, "latin1"));
    expect(lines.filter((line) => line.length > 75).map(String)).toEqual([]);
    for (const line of lines) expect(() => decoder.decode(line)).not.toThrow();
  },
);

test.each(calendars)("%s has what RFC 5545 demands of a calendar and its events", (name) => {
  const calendar = new ICAL.Component(ICAL.parse(read(name)) as unknown[]);
  expect(calendar.name).toBe("vcalendar");
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toMatch(/^-\/\/Tessera\/\//);
  for (const event of calendar.getAllSubcomponents("vevent"))
    for (const property of ["uid", "dtstamp", "dtstart", "dtend", "summary", "description", "location"])
      expect(event.getAllProperties(property), property).toHaveLength(1);
});

test.each(events.map((event, index) => [event.id, event, index] as const))(
  "the calendar file of %s says what its row on the page says",
  (id, record, index) => {
    const [event, ...others] = eventsIn(`event/${id}.ics`);
    expect(others).toEqual([]);
    if (!event) throw new Error(`event/${id}.ics holds no event.`);
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
    expect(end.getTime() - start.getTime()).toBe(10 * 60 * 60 * 1000);
    expect(row.text()).toContain(event.description);
    expect(row.text()).toContain(event.location.split(",")[0]);
    expect(row.text()).toContain(event.location.split(", ")[1]);
    expect(event.uid).toBe(`${id}@tessera.example`);
    expect(row.find("a[download]").attr("href")).toBe(`/event/${id}.ics`);
  },
);

test("the times of the events are those of their places, in summer time and after it", () => {
  expect(eventsIn("event/events.ics").map(({ startDate }) => startDate.toICALString())).toEqual([
    "20241004T130000Z", // New York, UTC-4
    "20241018T140000Z", // Kansas City, UTC-5
    "20241020T130000Z", // Detroit, UTC-4
    "20241025T160000Z", // Portland, UTC-7
    "20241106T160000Z", // Phoenix, UTC-7 all year
    "20241122T140000Z", // Atlanta, UTC-5, after the change of the clocks on 3 November
  ]);
});

test("the calendar of all events has a name, its own address and the same events as their files", () => {
  const calendar = new ICAL.Component(ICAL.parse(read("event/events.ics")) as unknown[]);
  const name = `${readPage("/event").$("title").text().split(" · ")[0]} · ${site.name}`;
  expect(calendar.getFirstPropertyValue("name")).toBe(name);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(name);
  expect(calendar.getFirstPropertyValue("source")).toBe(`${site.url}/event/events.ics`);
  expect(eventsIn("event/events.ics").map(String)).toEqual(
    events.flatMap(({ id }) => eventsIn(`event/${id}.ics`).map(String)),
  );
  expect(read("event/events.ics")).not.toMatch(/^STATUS/m);
});

test("the page offers the calendar of all events, under words that say that they are over", () => {
  const { $ } = readPage("/event");
  const link = $('main a[download][href="/event/events.ics"]');
  expect(link.text()).toMatch(/calendar/i);
  expect(link.parent().text()).toMatch(/records/i);
  expect(link.parent().text()).toMatch(/over/i);
});
