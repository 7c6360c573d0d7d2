import { rmSync } from "node:fs";
import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { smallProvider, viewAt } from "../../../tests/fixtures/small-provider.ts";
import { contentWithPhotographs, named } from "../../../tests/fixtures/photograph/content.ts";
import { PictureStore } from "../../../site/images/picture-store.ts";
import { readContentAndPhotographs } from "../../../site/load/photographs.ts";
import { Image } from "./image.tsx";

/** The HTML of the portrait of each person on the team page, by id, where one of them names a photograph. */
async function portraits() {
  const { root, remove } = await contentWithPhotographs();
  const { content, photographs } = await readContentAndPhotographs(root, { cache: `${root}-cache` });
  const pictures = new PictureStore(smallProvider().brand.palette, photographs);
  remove();
  rmSync(`${root}-cache`, { recursive: true });
  return new Map(
    viewAt<"team">(content, "/team", pictures).people.map(({ id, portrait: image }) => [
      id,
      {
        image,
        $: load(renderToStaticMarkup(createElement(Image, { image, className: "portrait" })), null, false),
      },
    ]),
  );
}

test("a photograph is a picture element with its formats, its dimensions and lazy loading", async () => {
  const found = (await portraits()).get(named.person.id);
  if (!found) throw new Error(`The team page does not show ${named.person.id}.`);
  const { $, image } = found;
  expect(
    $.root()
      .children("picture")
      .children()
      .get()
      .map(({ name }) => name),
  ).toEqual(["source", "source", "img"]);
  const sources = $("picture > source")
    .get()
    .map((one) => $(one).attr());
  expect(sources).toEqual(
    ["avif", "webp"].map((format) => ({
      type: `image/${format}`,
      srcset: expect.stringMatching(
        new RegExp(`^(/art/window-square-\\d+-[\\w-]{8}\\.${format} \\d+w(, |$)){5}$`),
      ),
      sizes: image.sizes,
    })),
  );
  expect($("picture > img").attr()).toEqual({
    class: "portrait",
    src: expect.stringMatching(/^\/art\/window-square-480-[\w-]{8}\.jpg$/),
    width: "480",
    height: "480",
    alt: named.person.alt,
    loading: "lazy",
    decoding: "async",
  });
}, 60_000);

test("a drawn picture is an img element alone", async () => {
  for (const [id, { $ }] of await portraits()) {
    if (id === named.person.id) continue;
    expect(
      $.root()
        .children()
        .get()
        .map(({ name }) => name),
    ).toEqual(["img"]);
    expect($("img").attr()).toMatchObject({
      class: "portrait",
      src: expect.stringMatching(/\.svg$/),
      alt: "Bo",
      width: "300",
      height: "300",
      loading: "lazy",
    });
  }
}, 60_000);
