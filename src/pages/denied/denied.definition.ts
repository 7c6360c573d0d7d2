import type { z } from "zod";
import { group, labelledLink, meta } from "../../data/schema/text.ts";
import { puzzleView } from "../../data/picture.ts";
import { brandView } from "../../data/site.ts";
import { definePage } from "../define-page.ts";

type LabelledLink = z.output<typeof labelledLink>;

/** Splits a sentence at the words that are links. Links whose words are absent follow it. */
function partsOf(text: string, links: readonly LabelledLink[]): (string | LabelledLink)[] {
  const parts: (string | LabelledLink)[] = [];
  let rest = text;
  for (const link of links) {
    const at = rest.indexOf(link.label);
    const end = at === -1 ? rest.length : at;
    parts.push(rest.slice(0, end), link);
    rest = at === -1 ? "" : rest.slice(at + link.label.length);
  }
  return [...parts, rest];
}

export const denied = definePage({
  address: "/denied",
  footer: "none",
  listed: false,
  schema: group("The screen /denied. Paid courses link to it.", {
    meta,
    title: "Title of the screen. The specification sets its words.",
    text: "Sentence below the title. The specification sets its words.",
    signUp: labelledLink.describe("Link to the sign-up screen."),
    logIn: labelledLink.describe("Link to the log-in screen."),
  }),
  head: ({ words }) => words.meta,
  data: ({ words: { title, text, signUp, logIn }, source, pictures }) => ({
    brand: brandView(source),
    title,
    text: partsOf(text, [signUp, logIn]),
    first: signUp.to,
    ...puzzleView(pictures, "denied", ["lock", "keyhole"]),
  }),
  search: false,
});
