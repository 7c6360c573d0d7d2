import { z } from "zod";
import { labelledLink, meta, text } from "../schema/text.ts";
import { accountArt } from "../views/account-art.ts";
import { brandView, labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The log-in screen. */
export const login = definePage({
  kind: "login",
  path: "/login",
  footer: "none",
  listed: false,
  words: z.strictObject({
    meta,
    title: text,
    text,
    email: text,
    password: text,
    button: text,
    busy: text,
    noAccount: text.optional(),
    signUp: labelledLink.optional(),
    demo: z.strictObject({ title: text, email: text, password: text }).optional(),
    success: z.strictObject({ title: text, text, no: text, yes: labelledLink }),
    close: text,
    noScript: text,
  }),
  shows: ["site"],
  view: ({ words, content, source }) => ({
    ...words,
    brand: brandView(source),
    labels: labelsOf(source, "passwordRule"),
    demoUser: content.site.demo,
    ...accountArt(source, "log in"),
  }),
  places: ({ words, content }) => [words.demo && content.site.demo && "demo"],
  found: ({ words }) => ({ place: words.title }),
});
