import { expect, test } from "vitest";
import { titleLines } from "./title-lines.ts";

test.each([
  ["Planning to transition to a new career?", ["Planning", "to transition", "to a new career?"]],
  ["Flexible plans, clear prices", ["Flexible", "plans,", "clear prices"]],
  ["What would you like to know?", ["What would", "you like", "to know?"]],
  ["Help someone learn the next thing", ["Help someone", "learn the", "next thing"]],
  ["Prices", ["Prices"]],
  ["الأسعار والخطط", ["الأسعار", "والخطط"]],
])("“%s” breaks before short words and after commas", (title, lines) => {
  expect(titleLines(title).map(({ text }) => text)).toEqual(lines);
});

test("a long title has four lines and loses no word", () => {
  const title = "Whatever you would like to know about our many courses, their teachers and their prices";
  const lines = titleLines(title).map(({ text }) => text);
  expect(lines).toHaveLength(4);
  expect(lines.join(" ")).toBe(title);
});
