import { z } from "zod";
import { address, labelledLink, meta, text } from "../schema/text.ts";
import { accountArt } from "../views/account-art.ts";
import { brandView, labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The sign-up screen. */
export const signup = definePage({
  kind: "signup",
  path: "/signup",
  footer: "none",
  listed: false,
  words: z
    .strictObject({
      meta,
      address: address.optional(),
      title: text.describe("The title."),
      text: text.describe("The sentence below it."),
      email: text.describe("Above the field for the email address."),
      name: text.describe("Above the field for the name."),
      password: text.describe("Above the field for the password."),
      button: text.describe("The words of the button."),
      busy: text.describe("On the button while it works."),
      haveAccount: text.describe("Before the link to log in.").optional(),
      signIn: labelledLink.describe("To the log-in screen.").optional(),
      success: z
        .strictObject({
          title: text.describe("Its title."),
          name: text.describe("Before the name."),
          email: text.describe("Before the address."),
          password: text.describe("Before the password’s hash."),
          close: text.describe("The button that closes it."),
          continue: labelledLink.describe("The way on."),
        })
        .describe("The panel after a sign-up that succeeded: what was entered, and the password’s hash."),
      close: text.describe("Read aloud: the button that closes the panel."),
      noScript: text.describe(
        "Shown where a browser runs no scripts, or where the page’s script does not come.",
      ),
      failed: text.describe(
        "Shown where the part that hashes the password does not come or does not answer.",
      ),
    })
    .describe(
      "The screen /signup. What is said of a password is in labels.yaml; other messages are those of the library that checks the forms.",
    ),
  view: ({ words, source }) => ({
    ...words,
    brand: brandView(source),
    labels: labelsOf(source, "passwordRule"),
    ...accountArt(source, "sign up", "pencil"),
  }),
  found: ({ words }) => ({ place: words.title }),
});
