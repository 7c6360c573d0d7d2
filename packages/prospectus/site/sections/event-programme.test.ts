import { afterAll, beforeAll, expect, test } from "vitest";
import { copyContent, mistakesAfter, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { nodesOf, sectionAt, smallPage, smallProvider, viewAt } from "../../tests/fixtures/small-provider.ts";
import type { Content } from "../content.ts";
import { eventCalendar } from "../feeds/calendar.ts";

/** An online event with a price, and a moved event that people can join in both ways. */
const more = `
- id: talk
  title: Talk
  detail: All about ash.
  theme: Ash
  start: "2025-05-01T20:00"
  end: "2025-05-01T21:00"
  timeZone: America/New_York
  updated: "2025-01-02"
  online: https://meet.example/talk
  price: $20
  register: /contact
  category: clay
  figure: leaf
- id: firing
  title: Firing
  detail: Bring wood.
  theme: Wood
  start: "2025-06-01T09:00"
  end: "2025-06-01T10:00"
  timeZone: Europe/Berlin
  updated: "2025-02-03"
  venue: Shed
  city: Bern
  country: Switzerland
  online: https://meet.example/firing
  status: moved
  previousStart: "2025-02-01T09:00"
  category: clay
  figure: compass
`;

let copy: ContentCopy;
beforeAll(() => {
  copy = copyContent();
  copy.edit("events.yaml", /$/, more);
  copy.edit(
    "events.yaml",
    /(id: kiln\n)/,
    "$1  status: cancelled\n  register: https://book.example/kiln\n  price: $5\n",
  );
  copy.edit("pages/events.yaml", "rest: by-date", "rest: coming-first");
});
afterAll(() => copy.remove());

const viewOn = (now: string) => sectionAt(copy.content(now), "/event", "event-programme");
const shownOn = (now: string) => viewOn(now).events.map(({ id, until }) => (until ? id : `${id} is over`));

test("coming events precede past ones: the next one first, and the latest past one first", () => {
  expect(shownOn("2025-01-01T12:00Z")).toEqual(["fair", "talk", "firing", "kiln"]);
  expect(shownOn("2025-05-15T12:00Z")).toEqual(["firing", "kiln", "talk is over", "fair is over"]);
  expect(shownOn("2026-01-01T12:00Z").every((one) => one.endsWith("is over"))).toBe(true);
  // Past events have a heading only beside coming ones.
  expect(viewOn("2025-05-15T12:00Z").over?.heading?.title).toBe("Over of event");
  expect(viewOn("2026-01-01T12:00Z").over).toBeUndefined();
});

test("the map of the United States shows if all events are there, otherwise tiles", () => {
  const opening = (content: Content) => viewAt<"page">(content, "/event").band?.strip.src;
  // The bands differ only in their picture.
  expect(opening(smallProvider())).not.toBe(opening(copy.content("2025-01-01T12:00Z")));
});

test("an event is over when its day ends at its place", () => {
  // Midnight in New York is 4:00 UTC in summer.
  expect(shownOn("2025-05-02T03:59Z")).toContain("talk");
  expect(shownOn("2025-05-02T04:00Z")).toContain("talk is over");
  expect(viewOn("2025-05-01T00:00Z").events.find(({ id }) => id === "talk")?.until).toBe(
    Date.parse("2025-05-02T04:00Z"),
  );
});

test("a coming event shows price, booking, online address, and move or cancellation", () => {
  const [fair, talk, firing, kiln] = viewOn("2025-01-01T12:00Z").events;
  expect(fair?.price).toBeUndefined();
  expect(talk).toMatchObject({
    place: "Online",
    online: { label: "Online", to: "https://meet.example/talk" },
    price: "$20",
    register: { label: "Register", to: "/contact" },
  });
  expect(talk?.venue).toBeUndefined();
  expect(firing).toMatchObject({ place: "Bern, Switzerland", status: "Moved from February 1, 2025" });
  expect(kiln).toMatchObject({ status: "Cancelled" });
  for (const gone of [kiln, viewOn("2025-05-15T12:00Z").events.find(({ id }) => id === "talk")])
    expect(gone).toMatchObject({ price: undefined, register: undefined });
});

test("an event of several days shows the first and last, with its hours", () => {
  const shown = (end: string, notation: Content["site"]["notation"] = {}) => {
    const content = copy.content("2025-01-01");
    const events = content.events.map((event) => (event.id === "fair" ? { ...event, end } : event));
    const site = { ...content.site, notation };
    const [fair] = sectionAt({ ...content, events, site }, "/event", "event-programme").events;
    return `${fair?.month}, ${fair?.day}: ${fair?.time}`;
  };
  expect(shown("2025-03-01T17:30")).toBe("Mar 2025, 1: 9:00 AM – 5:30 PM");
  expect(shown("2025-03-02T17:30")).toBe("Mar 2025, 1–2: 9:00 AM – 5:30 PM");
  expect(shown("2025-04-02T17:30")).toBe("Mar – Apr 2025, 1–2: 9:00 AM – 5:30 PM");
  const notation = { days: "2-digit", hours: "{start} - {end}" } as const;
  expect(shown("2025-03-01T17:30", notation)).toBe("Mar 2025, 01: 9:00 AM - 5:30 PM");
});

test("calendars have status and place", () => {
  const linesOf = (id: string, now = "2025-01-01T12:00Z") => {
    const content = copy.content(now);
    const event = content.events.find((one) => one.id === id);
    const text = event ? eventCalendar(content, event) : "";
    return text.match(/^(STATUS|SEQUENCE|LOCATION|DESCRIPTION).*(?=\r)/gm);
  };
  expect(linesOf("talk")).toEqual(expect.arrayContaining(["LOCATION:https://meet.example/talk"]));
  expect(linesOf("firing")).toEqual(
    expect.arrayContaining([
      "SEQUENCE:20250203",
      "LOCATION:Shed\\, Bern\\, Switzerland",
      "DESCRIPTION:Bring wood. https://meet.example/firing",
    ]),
  );
  expect(linesOf("kiln")).toEqual(expect.arrayContaining(["SEQUENCE:20250102", "STATUS:CANCELLED"]));
  expect(linesOf("talk", "2026-01-01T12:00Z")).not.toContain("STATUS:CONFIRMED");
});

test("search engines get the same", () => {
  const nodes = nodesOf(smallPage({ path: "/event" }), copy.content("2025-01-01"), "2025-01-01");
  const byName = (name: string) => nodes.find((node) => Reflect.get(Object(node), "name") === name);
  expect(byName("The fair, and more")).toMatchObject({ eventStatus: "https://schema.org/EventScheduled" });
  expect(byName("Talk")).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: "https://meet.example/talk" },
    offers: { "@type": "Offer", price: 20, priceCurrency: "USD", url: "https://kiln.example/contact" },
  });
  expect(byName("Firing")).toMatchObject({
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: "2025-02-01T09:00:00+01:00",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    location: [{ "@type": "Place", name: "Shed" }, { "@type": "VirtualLocation" }],
  });
  expect(byName("Open kiln")).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  expect(byName("Open kiln")).not.toHaveProperty("offers");
});

test("an event without a place is online, a moved one has its original day, and each status has its word", () => {
  const said = mistakesAfter((spoilt) => {
    spoilt.edit("events.yaml", "  venue: Hall\n", "  status: moved\n");
    spoilt.edit("events.yaml", /(id: kiln\n)/, "$1  register: /contact\n");
  });
  expect(said.map((sentence) => sentence.split(" | ").slice(0, 3).join(" | "))).toEqual([
    expect.stringMatching(/venue \| .* \| the venue of the event$/),
    expect.stringMatching(
      /previousStart \| .* \| the original day and time, for an event with status: moved/,
    ),
  ]);
  expect(
    mistakesAfter((spoilt) => {
      spoilt.edit("labels.yaml", /^ *register: Register,\n/m, "");
      spoilt.edit("events.yaml", /(id: kiln\n)/, "$1  register: /contact\n");
    }),
  ).toEqual([
    expect.stringMatching(
      /events\.yaml:\d+ .*register \| .*no label \| the label booking\.register in labels\.yaml/,
    ),
  ]);
});
