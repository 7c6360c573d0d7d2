import { compose, paint, type BandColour } from "../../art/art.ts";
import type { Source } from "../../data/content.ts";
import { screenArt, withFigures } from "../../data/picture.ts";
import { anchor } from "../../data/prose/anchor.ts";
import { figure, group, labelledLink, texts, meta, records } from "../../data/schema/text.ts";
import { brandView } from "../../data/site.ts";
import type { HeadWords } from "../../head/head-page.ts";
import { definePage, withWords } from "../define-page.ts";

/** Keys of both screens. */
const shared = {
  meta,
  title: "Title of the screen.",
  text: "Sentence below the title.",
  points: records("Benefits beside the form, in short lines.", { text: "The benefit.", figure }),
  email: "Label of the field for the email address.",
  password: "Label of the field for the password.",
  button: "Label of the button.",
  busy: "Label of the button while it works.",
  question: "Text before the link to the other screen.",
  other: labelledLink.describe("Link to the other screen."),
  close: "For screen readers: the button that closes the panel.",
  noScript: "Shown when scripts are off or the page’s script fails to load.",
} as const;

const loginWords = group("The screen /login. The errors about the password are in labels.yaml.", {
  ...shared,
  demo: texts("Panel of the test account (“demo” in site.yaml).", "title", "email", "password", "fill"),
  success: group("Panel after a log-in.", {
    title: "Title of the panel.",
    text: "Question of the panel.",
    stay: "Button that closes the panel.",
    go: labelledLink.describe("Link to the next page."),
  }),
});

const signupWords = group("The screen /signup. The errors about the password are in labels.yaml.", {
  ...shared,
  name: "Label of the field for the name.",
  noName: "Error below an empty name.",
  success: group("Panel after a sign-up: what was entered, and the hash of the password.", {
    title: "Title of the panel.",
    name: "Label of the name.",
    email: "Label of the email address.",
    password: "Label of the hash.",
    stay: "Button that closes the panel.",
    go: labelledLink.describe("Link to the next page."),
  }),
  failed: "Shown when the hash function fails to load or to answer.",
});

type Words = { meta: HeadWords; points: { text: string; figure: string }[] };

/** Data of an account screen. Mosaic and tile row have whole cells; the lines use the hues of a band. */
function accountView<Own extends Words>(
  source: Source,
  { meta: _meta, points, ...words }: Own,
  { seed, figure: shown, band }: { seed: string; figure: "key" | "pencil"; band: BandColour },
) {
  return {
    ...words,
    brand: brandView(source),
    passwordRule: source.content.labels.passwordRule,
    points: withFigures(band, points),
    art: screenArt(source.pictures, anchor(seed), shown),
    panelArt: paint(compose("mosaic", { seed: `${seed} done`, columns: 8, rows: 1 })),
  };
}

const screen = {
  footer: "none",
  listed: false,
  head: ({ words }: { words: Words }) => words.meta,
} as const;

export const login = definePage(withWords(loginWords), {
  ...screen,
  address: "/login",
  data: ({ words, source }) => ({
    ...accountView(source, words, { seed: "log in", figure: "key", band: "tint3" }),
    user: source.content.site.demo,
  }),
  anchors: () => ["demo"],
});

export const signup = definePage(withWords(signupWords), {
  ...screen,
  address: "/signup",
  data: ({ words, source }) =>
    accountView(source, words, { seed: "sign up", figure: "pencil", band: "tint1" }),
});
