import { z } from "zod";
import { address, labelledLink, meta, text } from "../schema/text.ts";
import { accountArt } from "../views/account-art.ts";
import { brandView, labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The log-in screen. */
export const login = definePage({
  kind: "login",
  path: "/login",
  footer: "none",
  listed: false,
  words: z
    .strictObject({
      meta,
      address: address.optional(),
      title: text.describe("The title."),
      text: text.describe("The sentence below it."),
      email: text.describe("Above the field for the email address."),
      password: text.describe("Above the field for the password."),
      button: text.describe("The words of the button."),
      busy: text.describe("On the button while it works."),
      noAccount: text.describe("Before the link to sign up.").optional(),
      signUp: labelledLink.describe("To the sign-up screen.").optional(),
      demo: z
        .strictObject({
          title: text.describe("Its title."),
          email: text.describe("Before its address."),
          password: text.describe("Before its password."),
          fill: text.describe("The button that fills in both."),
        })
        .describe("The test account, which is demo in site.yaml.")
        .optional(),
      success: z
        .strictObject({
          title: text.describe("Its title."),
          text: text.describe("What it asks."),
          no: text.describe("The button that closes it."),
          yes: labelledLink.describe("The way on."),
        })
        .describe("The panel after a log-in that succeeded."),
      close: text.describe("Read aloud: the button that closes the panel."),
      noScript: text.describe(
        "Shown where a browser runs no scripts, or where the page’s script does not come.",
      ),
    })
    .describe(
      "The screen /login. What is said of a password is in labels.yaml; other messages are those of the library that checks the forms.",
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
