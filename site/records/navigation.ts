import { z } from "zod";
import { link, ref } from "../schema/reference.ts";
import { labelledLink, text } from "../schema/text.ts";

/** The menus of the header and the columns of the footer: `navigation.yaml`. */
export const navigation = z.strictObject({
  home: labelledLink,
  courses: z.strictObject({
    label: text,
    choice: text,
    free: z.strictObject({ label: text, text: text }),
    paid: z.strictObject({ label: text, text: text }),
    all: labelledLink,
    plans: labelledLink,
    links: z.array(labelledLink.extend({ category: ref("category") })).min(1),
  }),
  pages: z.strictObject({ label: text, links: z.array(labelledLink).min(1) }),
  direct: z.array(labelledLink).min(1),
  account: z.strictObject({ login: labelledLink, register: labelledLink }),
  mobile: z.strictObject({
    pages: z.array(labelledLink).min(1),
    other: z.strictObject({ label: text, links: z.array(labelledLink).min(1) }),
  }),
  cart: z.strictObject({ label: text, title: text, empty: text, count: z.int().min(0) }),
  footer: z.strictObject({
    columns: z
      .array(
        z.strictObject({
          title: text,
          items: z.array(z.strictObject({ label: text, to: link.optional() })).min(1),
        }),
      )
      .min(1),
  }),
});
