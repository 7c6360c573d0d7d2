import { z } from "zod";
import { link, ref } from "../schema/reference.ts";
import { group, labelledLink, records, text } from "../schema/text.ts";

const menu = z.strictObject({
  label: text.describe("The name of the menu."),
  links: z.array(labelledLink).min(1).describe("Its links."),
});

const courseKind = z.strictObject({
  label: text.describe("The name of the choice."),
  text: text.describe("What it shows."),
});

/** The menus of the header and the columns of the footer: `navigation.yaml`. */
export const navigation = group("The menus of the header, the cart, and the columns of the footer.", {
  home: labelledLink.describe("The home page: on the mark, and first in the breadcrumbs."),
  "courses?": group("The menu “Courses”.", {
    label: "The name of the menu.",
    "choice?": "Read aloud: the name of the choice between free and paid.",
    free: courseKind.describe("The free courses, which are chosen at first."),
    "paid?": courseKind.describe(
      "The paid courses. Without them the ways to all courses and to the plans stand in place of the choice.",
    ),
    "all?": labelledLink.describe("To all courses, from the paid ones."),
    "plans?": labelledLink.describe("To the plans, from the paid courses."),
    links: z
      .array(
        labelledLink.extend({
          category: ref("category").describe("Whose tile and colour the link has."),
        }),
      )
      .min(1)
      .describe("The courses or categories of the menu."),
  }),
  "pages?": menu.describe("The menu “Pages” on wide screens."),
  direct: z.array(labelledLink).describe("The links beside the menus on wide screens.").default([]),
  account: group("The links to log in and to sign up.", {
    "login?": labelledLink.describe("To the log-in screen."),
    "register?": labelledLink.describe("To the sign-up screen."),
  }).default({}),
  mobile: group("The menu of phones, and of windows too narrow for the row: in place of pages and direct.", {
    "pages?": z.array(labelledLink).min(1).describe("In place of the menu “Pages”."),
    "other?": menu.describe("The section below it."),
  }).default({}),
  "cart?": group("The cart in the header.", {
    label: "Read aloud before the number of items.",
    title: "The title of the panel.",
    empty: "What it says while nothing is in it.",
    count: z.int().min(0).describe("The number on the sign. The cart cannot be filled, so it is 0."),
  }),
  footer: group("The foot of the pages.", {
    columns: records("The columns of links.", {
      title: "Its title.",
      items: records("What stands in the column.", {
        label: "Its words.",
        "to?": link.describe("Where it leads; without it the item is plain text."),
      }).min(1),
    }),
  }).default({ columns: [] }),
});
