import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ImageView } from "../../data/images/picture-store.ts";
import { Image } from "./image.tsx";

const drawn: ImageView = { src: "/a.svg", width: 300, height: 200, alt: "A face" };
const photograph = {
  ...drawn,
  src: "/a.jpg",
  sources: [{ type: "image/avif", srcset: "/a.avif 160w" }],
  sizes: "auto, 92vw",
};
const size = 'width="300" height="200" alt="A face"';

test.each([
  ["a drawing", drawn, `<img src="/a.svg" ${size} loading="lazy" decoding="async"/>`],
  [
    "a photograph",
    photograph,
    `<picture class="_sources"><source type="image/avif" srcSet="/a.avif 160w" sizes="auto, 92vw"/><img src="/a.jpg" ${size} sizes="auto, 92vw" loading="lazy" decoding="async"/></picture>`,
  ],
  [
    "a photograph of the first screen",
    { ...photograph, first: true, sizes: "60vw" } as const,
    `<picture class="_sources"><source type="image/avif" srcSet="/a.avif 160w" sizes="60vw"/><img src="/a.jpg" ${size} loading="eager" decoding="async" fetchPriority="high"/></picture>`,
  ],
])("%s has its formats and size, and loads eagerly if it is first", (_, image, html) => {
  expect(renderToStaticMarkup(createElement(Image, { image })).replace(/_sources_\w+/, "_sources")).toBe(
    html,
  );
});
