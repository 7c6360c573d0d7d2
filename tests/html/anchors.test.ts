import { expect, test } from "vitest";
import { contentFolder } from "../../site/content-folder.ts";
import { loadContent } from "../../site/load/load.ts";
import { placesOf } from "../../site/pages.ts";
import { pages } from "./pages.ts";

test("the places to which content may link are ids of the built pages", () => {
  const content = loadContent(contentFolder);
  expect(content.pageList.length).toBeGreaterThan(20);
  for (const page of content.pageList) {
    const built = pages.find(({ path }) => path === page.path);
    const ids = new Set(
      built
        ?.$("[id]")
        .toArray()
        .map((element) => element.attribs["id"]),
    );
    const missing = placesOf(page, content)?.filter((anchor) => !ids.has(anchor));
    expect({ path: page.path, missing }).toEqual({ path: page.path, missing: [] });
  }
});
