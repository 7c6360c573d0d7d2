import { expect, test } from "vitest";
import { smallSite } from "../../tests/fixtures/small-site.ts";
import { fontFiles } from "../data/checks/typefaces.ts";
import { roomOf } from "./brand-folder.ts";

test("Arial gets the size of a font at its regular weight", async () => {
  const { display, body } = smallSite().brand.fonts;
  const rooms = [body, display].map(({ file }) =>
    roomOf(fontFiles("tests/fixtures/content", file, "").files[0]?.path ?? ""),
  );
  expect(await Promise.all(rooms)).toEqual([
    " ascent-override: 88.21%; descent-override: 25.61%; line-gap-override: 0%; size-adjust: 105.43%;",
    " ascent-override: 94.42%; descent-override: 24.33%; line-gap-override: 0%; size-adjust: 102.74%;",
  ]);
});
