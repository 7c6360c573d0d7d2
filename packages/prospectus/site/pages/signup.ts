import { group, labelledLink, text } from "../schema/text.ts";
import { accountGroup, accountView } from "./account.ts";
import { definePage } from "./define-page.ts";

/** The sign-up screen. */
export const signup = definePage({
  kind: "signup",
  path: "/signup",
  footer: "none",
  listed: false,
  words: accountGroup("/signup", {
    name: "Above the field for the name.",
    haveAccount: text.describe("Before the link to log in.").optional(),
    signIn: labelledLink.describe("To the log-in screen.").optional(),
    success: group("The panel after a sign-up that succeeded: what was entered, and the password’s hash.", {
      title: "Its title.",
      name: "Before the name.",
      email: "Before the address.",
      password: "Before the password’s hash.",
      close: "The button that closes it.",
      continue: labelledLink.describe("The way on."),
    }),
    failed: "Shown where the part that hashes the password does not come or does not answer.",
  }),
  meta: ({ words }) => words.meta,
  view: ({ words: { meta: _meta, ...words }, source }) => ({
    ...words,
    ...accountView(source, words.points, { seed: "sign up", figure: "pencil", band: "tint1" }),
  }),
  found: ({ words }) => ({ place: words.title }),
});
