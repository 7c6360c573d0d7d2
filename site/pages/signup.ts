import { z } from "zod";
import { format } from "../art/path.ts";
import { tileNames, tilePath, type TileName } from "../art/tile.ts";
import { labelledLink, meta, text } from "../schema/text.ts";
import { accountArt } from "../views/account-art.ts";
import { brandView, labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The sign-up screen. */
export const signup = definePage({
  kind: "signup",
  path: "/signup",
  footer: "none",
  listed: false,
  words: z.strictObject({
    meta,
    title: text,
    text,
    email: text,
    name: text,
    password: text,
    button: text,
    busy: text,
    haveAccount: text.optional(),
    signIn: labelledLink.optional(),
    success: z.strictObject({
      title: text,
      name: text,
      email: text,
      password: text,
      close: text,
      continue: labelledLink,
    }),
    close: text,
    save: text,
    file: z.string().regex(/^[\w-]+$/, "a file's name of letters, figures and hyphens, without its ending"),
    noScript: text,
    failed: text,
  }),
  view: ({ words, source }) => ({
    ...words,
    brand: brandView(source),
    labels: labelsOf(source, "passwordRule"),
    ...accountArt(source, "sign up"),
    /** What the browser draws a typed name with: the dialect, and the shapes unturned. */
    kit: {
      dialect: source.content.brand.dialect,
      shapes: Object.fromEntries(tileNames.map((name) => [name, format(tilePath(name, 0, 0, 0))])) as Record<
        TileName,
        string
      >,
    },
  }),
  found: ({ words }) => ({ place: words.title }),
});
