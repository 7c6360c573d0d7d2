import { address, group, labelledLink, meta, text } from "../schema/text.ts";
import { accountArt } from "../views/account-art.ts";
import { brandView, labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The log-in screen. */
export const login = definePage({
  kind: "login",
  path: "/login",
  footer: "none",
  listed: false,
  words: group(
    "The screen /login. What is said of a password is in labels.yaml; other messages are those of the library that checks the forms.",
    {
      meta,
      address: address.optional(),
      title: "The title.",
      text: "The sentence below it.",
      email: "Above the field for the email address.",
      password: "Above the field for the password.",
      button: "The words of the button.",
      busy: "On the button while it works.",
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
      close: "Read aloud: the button that closes the panel.",
      noScript: "Shown where a browser runs no scripts, or where the page’s script does not come.",
    },
  ),
  shows: ["site"],
  view: ({ words, content, source }) => ({
    ...words,
    brand: brandView(source),
    labels: labelsOf(source, "passwordRule"),
    demoUser: content.site.demo,
    ...accountArt(source, "log in", "key"),
  }),
  places: ({ words, content }) => [words.demo && content.site.demo && "demo"],
  found: ({ words }) => ({ place: words.title }),
});
