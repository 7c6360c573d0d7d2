import { z } from "zod";
import { link, ref } from "../schema/reference.ts";
import { group, labelledLink, records, text } from "../schema/text.ts";

const menu = z.strictObject({
  label: text.describe("Name of the menu."),
  links: z.array(labelledLink).min(1).describe("Links of the menu."),
});

const courseKind = z.strictObject({
  label: text.describe("Name of the option."),
  text: text.describe("Content of the option."),
});

export const navigation = group("Menus of the header, the cart, and the columns of the footer.", {
  home: labelledLink.describe("Link to the home page: on the mark, and first in the breadcrumbs."),
  courses: group("The menu “Courses”.", {
    label: "Name of the menu.",
    choice: "For screen readers: the name of the choice between free and paid.",
    free: courseKind.describe("Free courses. They show at first."),
    paid: courseKind.describe("Paid courses."),
    all: labelledLink.describe("Link to all courses, beside the paid ones."),
    plans: labelledLink.describe("Link to the plans, beside the paid courses."),
    links: z
      .array(
        labelledLink.extend({
          category: ref("category").describe("Sets the tile and colour of the link."),
        }),
      )
      .min(1)
      .describe("Courses or categories of the menu."),
  }),
  pages: menu.describe("The menu “Pages” on wide screens."),
  direct: z.array(labelledLink).describe("Links beside the menus on wide screens."),
  account: group("Links to log in and sign up.", {
    login: labelledLink.describe("Link to the log-in screen."),
    register: labelledLink.describe("Link to the sign-up screen."),
  }),
  mobile: group("Menu on phones and narrow windows. It replaces “pages” and “direct”.", {
    pages: z.array(labelledLink).min(1).describe("Links on phones, instead of the menu “Pages”."),
    other: menu.describe("Section below these links."),
  }),
  cart: group("Cart in the header, and its panel.", {
    label: "For screen readers: the word before the number of items.",
    title: "Title of the panel.",
    empty: "Text of the empty cart.",
    count: z.int().min(0).describe("Number on the cart. The cart is always empty: set it to 0.").default(0),
  }),
  footer: group(
    "Footer of the pages. The specification sets its items, their order and spelling; six have no link.",
    {
      columns: records("Columns of links.", {
        title: "Title of the column.",
        items: records("Items of the column.", {
          label: "Text of the item.",
          "to?": link.describe("Target of the link. Without it, the item is plain text."),
        }).min(1),
      }),
    },
  ),
});
