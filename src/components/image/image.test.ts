import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ImageView } from "../../data/images/picture-store.ts";
import { Image } from "./image.tsx";

const drawn: ImageView = { src: "/a.svg", width: 300, height: 200, alt: "A face" };
const photograph = { ...drawn, src: "/a.webp", srcset: "/a.webp 160w", sizes: "auto, 92vw" };
const size = 'width="300" height="200" alt="A face"';

test.each([
  ["a drawing", drawn, `<img src="/a.svg" ${size} loading="lazy" decoding="async"/>`],
  [
    "a photograph",
    photograph,
    `<img src="/a.webp" srcSet="/a.webp 160w" sizes="auto, 92vw" ${size} loading="lazy" decoding="async"/>`,
  ],
  [
    "a photograph of the first screen",
    { ...photograph, first: true, sizes: "60vw" } as const,
    `<link rel="preload" as="image" imageSrcSet="/a.webp 160w" imageSizes="60vw" fetchPriority="high"/><img src="/a.webp" srcSet="/a.webp 160w" sizes="60vw" ${size} loading="eager" decoding="async" fetchPriority="high"/>`,
  ],
])("%s has its files and size, and loads eagerly if it is first", (_, image, html) => {
  expect(renderToStaticMarkup(createElement(Image, { image }))).toBe(html);
});
