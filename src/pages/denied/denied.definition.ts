import { puzzleView } from "../../data/picture.ts";
import { group, labelledLink, meta } from "../../data/schema/text.ts";
import { brandView } from "../../data/site.ts";
import { definePage, withWords } from "../define-page.ts";

const deniedWords = group("The screen /denied, to which paid courses link.", {
  meta,
  title: "Title of the screen. The specification sets its words.",
  text: "Sentence below the title, with the words of both links. The specification sets it.",
  signUp: labelledLink.describe("Link to the sign-up screen."),
  logIn: labelledLink.describe("Link to the log-in screen."),
});

export const denied = definePage(withWords(deniedWords), {
  address: "/denied",
  footer: "none",
  listed: false,
  head: ({ words }) => words.meta,
  data: ({ words: { meta: _meta, ...words }, source }) => ({
    ...words,
    brand: brandView(source),
    ...puzzleView(source.pictures, "denied", ["lock", "keyhole"]),
  }),
  search: false,
});
