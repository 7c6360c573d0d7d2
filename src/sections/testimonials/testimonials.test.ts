import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SectionView } from "../sections.ts";
import Testimonials from "./testimonials.tsx";

type Entry = SectionView<"testimonials">["entries"][number];

test("A single entry has no arrows.", () => {
  const portrait = { src: "/ann.svg", width: 1, height: 1, alt: "" };
  const entry: Entry = {
    quote: "My bowl is round.",
    author: { id: "ann", name: "Ann", role: "Potter", formerly: undefined, portrait },
  };
  const html = renderToStaticMarkup(
    createElement(Testimonials, {
      id: "said",
      view: {
        heading: { title: "What they say" },
        figures: undefined,
        entries: [entry],
        labels: { previous: "Previous", next: "Next" },
      },
    }),
  );
  expect(html).toContain(entry.quote);
  expect(html).not.toContain("<button");
});
