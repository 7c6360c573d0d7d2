import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { events } from "./event.ts";

const { id } = events.unwrap().element.shape;

test("no event may have the id of the calendar of all events", () => {
  expect(saidOf(id, "open-studio")).toEqual([]);
  expect(saidOf(id, "events")).toEqual([": another id: /event/events.ics is the calendar of all events"]);
});
