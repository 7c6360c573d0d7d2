import { group, labelledLink, text } from "../schema/text.ts";
import { accountGroup, accountView } from "./account.ts";
import { definePage } from "./define-page.ts";

/** The log-in screen. */
export const login = definePage({
  kind: "login",
  path: "/login",
  footer: "none",
  listed: false,
  words: accountGroup("/login", {
    noAccount: text.describe("Before the link to sign up.").optional(),
    signUp: labelledLink.describe("To the sign-up screen.").optional(),
    demo: group("The test account, which is demo in site.yaml.", {
      title: "Its title.",
      email: "Before its address.",
      password: "Before its password.",
      fill: "The button that fills in both.",
    }).optional(),
    success: group("The panel after a log-in that succeeded.", {
      title: "Its title.",
      text: "What it asks.",
      no: "The button that closes it.",
      yes: labelledLink.describe("The way on."),
    }),
  }),
  shows: ["site"],
  meta: ({ words }) => words.meta,
  view: ({ words: { meta: _meta, ...words }, content, source }) => ({
    ...words,
    demoUser: content.site.demo,
    ...accountView(source, words.points, { seed: "log in", figure: "key", band: "tint3" }),
  }),
  places: ({ words, content }) => [words.demo && content.site.demo && "demo"],
  found: ({ words }) => ({ place: words.title }),
});
