import { load } from "cheerio";
import { createElement, type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Testimonials } from "./testimonials.tsx";

type Entry = ComponentProps<typeof Testimonials>["entries"][number];

test.each([
  [1, 0],
  [2, 2],
])("With %i entries there are %i arrows.", (count, arrows) => {
  const portrait = { src: "/ann.svg", width: 1, height: 1, alt: "" };
  const entries = Array.from({ length: count }, (_, index) => ({
    quote: `Said ${index}.`,
    author: { name: `Ann ${index}`, role: "Potter", portrait },
  })) as unknown as Entry[];
  const shown = createElement(Testimonials, {
    heading: { eyebrow: "Said", title: "What they say" },
    entries,
    labels: { previous: "Previous", next: "Next" },
    name: "said",
  });
  expect(load(renderToStaticMarkup(shown))("button")).toHaveLength(arrows);
});
