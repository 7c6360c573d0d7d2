import { address, group, labelledLink, meta, text } from "../schema/text.ts";
import { accountArt } from "../views/account-art.ts";
import { brandView, labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The sign-up screen. */
export const signup = definePage({
  kind: "signup",
  path: "/signup",
  footer: "none",
  listed: false,
  words: group(
    "The screen /signup. What is said of a password is in labels.yaml; other messages are those of the library that checks the forms.",
    {
      meta,
      address: address.optional(),
      title: "The title.",
      text: "The sentence below it.",
      email: "Above the field for the email address.",
      name: "Above the field for the name.",
      password: "Above the field for the password.",
      button: "The words of the button.",
      busy: "On the button while it works.",
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
      close: "Read aloud: the button that closes the panel.",
      noScript: "Shown where a browser runs no scripts, or where the page’s script does not come.",
      failed: "Shown where the part that hashes the password does not come or does not answer.",
    },
  ),
  view: ({ words, source }) => ({
    ...words,
    brand: brandView(source),
    labels: labelsOf(source, "passwordRule"),
    ...accountArt(source, "sign up", "pencil"),
  }),
  found: ({ words }) => ({ place: words.title }),
});
