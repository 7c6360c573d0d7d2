import { z } from "zod";
import { link, ref } from "../schema/reference.ts";
import { labelledLink, text } from "../schema/text.ts";

const menu = z.strictObject({ label: text, links: z.array(labelledLink).min(1) });

const courseKind = z.strictObject({ label: text, text });

/** The menus of the header and the columns of the footer: `navigation.yaml`. */
export const navigation = z.strictObject({
  home: labelledLink,
  courses: z
    .strictObject({
      label: text,
      /** Free or paid: asked where something is said of the paid ones. */
      choice: text.optional(),
      free: courseKind,
      paid: courseKind.optional(),
      all: labelledLink.optional(),
      plans: labelledLink.optional(),
      links: z.array(labelledLink.extend({ category: ref("category") })).min(1),
    })
    .optional(),
  pages: menu.optional(),
  direct: z.array(labelledLink).default([]),
  account: z.strictObject({ login: labelledLink.optional(), register: labelledLink.optional() }).default({}),
  /** The menu of phones has these in place of `pages` and `direct`. */
  mobile: z
    .strictObject({ pages: z.array(labelledLink).min(1).optional(), other: menu.optional() })
    .default({}),
  cart: z.strictObject({ label: text, title: text, empty: text, count: z.int().min(0) }).optional(),
  footer: z
    .strictObject({
      columns: z.array(
        z.strictObject({
          title: text,
          items: z.array(z.strictObject({ label: text, to: link.optional() })).min(1),
        }),
      ),
    })
    .default({ columns: [] }),
});
