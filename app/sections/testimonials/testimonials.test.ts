import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SectionView } from "../../../site/sections.ts";
import Testimonials from "./testimonials.tsx";

type View = SectionView<"testimonials">;

test.each([
  [1, 0],
  [2, 2],
])("With %i entries there are %i arrows.", (count, arrows) => {
  const portrait = { src: "/ann.svg", width: 1, height: 1, alt: "" };
  const entries = Array.from({ length: count }, (_, index) => ({
    quote: `Said ${index}.`,
    author: { name: `Ann ${index}`, role: "Potter", portrait },
  })) as unknown as View["entries"];
  const view: View = {
    heading: { eyebrow: "Said", title: "What they say" },
    figures: undefined,
    entries,
    labels: { previous: "Previous", next: "Next" },
  };
  const shown = createElement(Testimonials, { id: "said", view });
  expect(load(renderToStaticMarkup(shown))("button")).toHaveLength(arrows);
});
