import { address, figure, group, meta, records } from "../schema/text.ts";

/** Describes the words of a screen with an account form: those that each of them has, and its own. */
export const accountGroup = <const Of extends Parameters<typeof group>[1]>(path: string, own: Of) =>
  group(
    `The screen ${path}. What is said of a password is in labels.yaml; other messages are those of the library that checks the forms.`,
    {
      meta,
      address: address.optional(),
      title: "The title.",
      text: "The sentence below it.",
      points: records("Short lines on what one gets, beside the form.", {
        text: "The line.",
        figure,
      }).default([]),
      email: "Above the field for the email address.",
      password: "Above the field for the password.",
      button: "The words of the button.",
      busy: "On the button while it works.",
      close: "Read aloud: the button that closes the panel.",
      noScript: "Shown where a browser runs no scripts, or where the page’s script does not come.",
      ...own,
    },
  );
