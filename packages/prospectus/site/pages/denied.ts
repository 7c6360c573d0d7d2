import { lockWithoutKeyhole } from "../art/screens.ts";
import { address, group, labelledLink, meta } from "../schema/text.ts";
import { puzzleView } from "../views/cover.ts";
import { brandView } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The access-denied screen: a lock without a keyhole. The search ignores it. */
export const denied = definePage({
  kind: "denied",
  path: "/denied",
  footer: "none",
  listed: false,
  words: group("The screen /denied. With a membership, paid courses link to it.", {
    meta,
    address: address.optional(),
    title: "Title of the screen.",
    text: "Sentence below the title.",
    signUp: labelledLink.describe("Link to the sign-up screen.").optional(),
    logIn: labelledLink.describe("Link to the log-in screen.").optional(),
  }),
  meta: ({ words }) => words.meta,
  view: ({ words: { meta: _meta, ...words }, source, pictures }) => ({
    brand: brandView(source),
    ...words,
    ...puzzleView(pictures, "denied", lockWithoutKeyhole("denied", source.content.brand.dialect)),
  }),
  found: false,
});
