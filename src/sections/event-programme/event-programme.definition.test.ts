import { afterAll, beforeAll, expect, test } from "vitest";
import { copyContent, mistakesAfter, type ContentCopy } from "../../../tests/fixtures/content-copy.ts";
import { sectionAt } from "../../../tests/fixtures/small-site.ts";

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

test("an event ends after it starts", () => {
  const said = mistakesAfter((spoilt) => spoilt.edit("events.yaml", "2025-03-01T17:30", "2025-03-01T09:00"));
  expect(said).toEqual([
    expect.stringMatching(/events\.yaml:\d+ \[1\]\.end \| .* \| a time after “start” \| Correct the day/),
  ]);
});
