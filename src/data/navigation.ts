import { bandHues, compose, hueColours, paint, type BandColour } from "../art/art.ts";
import { z } from "zod";
import { type Source, find } from "./content.ts";
import type { Footer } from "./page.ts";
import { link, ref } from "./schema/reference.ts";
import { group, labelledLink, records } from "./schema/text.ts";
import { brandView } from "./site.ts";

const menu = (hint: string) =>
  group(hint, { label: "Name of the menu.", links: z.array(labelledLink).min(1).describe("Its links.") });

const courseKind = (hint: string) => group(hint, { label: "Name of the option.", text: "Its content." });

const courseLink = labelledLink.extend({
  category: ref("category").describe("Sets the tile and colour of the link."),
});

export const navigationSchema = group("Menus of the header, the cart, and the columns of the footer.", {
  home: labelledLink.describe("Link to the home page: on the mark, and first in the breadcrumbs."),
  courses: group("The menu “Courses”.", {
    label: "Name of the menu.",
    choice: "For screen readers: the name of the choice between free and paid.",
    free: courseKind("Free courses. They show at first."),
    paid: courseKind("Paid courses."),
    all: labelledLink.describe("Link to all courses, beside the paid ones."),
    plans: labelledLink.describe("Link to the plans, beside the paid courses."),
    links: z.array(courseLink).min(1).describe("Courses or categories of the menu."),
  }),
  pages: menu("The menu “Pages” on wide screens."),
  direct: z
    .array(labelledLink)
    .max(2)
    .describe("Links beside the menus on wide screens. The row has room for two: more go into a menu."),
  account: group("Links to log in and sign up.", {
    login: labelledLink.describe("Link to the log-in screen."),
    register: labelledLink.describe("Link to the sign-up screen."),
  }),
  mobile: group("Menu on phones and narrow windows. It replaces “pages” and “direct”.", {
    pages: z.array(labelledLink).min(1).describe("Links on phones, instead of the menu “Pages”."),
    other: menu("Section below these links."),
  }),
  cart: group("Cart in the header, and its panel.", {
    label: "For screen readers: the word before the number of items.",
    title: "Title of the panel.",
    empty: "Text of the empty cart.",
    count: z.int().min(0).describe("Number on the cart. The cart is always empty: set it to 0."),
  }),
  footer: group("Footer. The specification sets its items, their order and spelling; six have no link.", {
    columns: records("Columns of links.", {
      title: "Title of the column.",
      items: records("Items of the column.", {
        label: "Text of the item.",
        to: link.describe("Target of the link. Without it, the item is plain text.").optional(),
      }).min(1),
    }),
  }),
});

/** The band at the end of pages: `banners.yaml`. */
export const bannersSchema = group("Text that several pages share.", {
  journey: group("Line at the end of pages with a section journey.", {
    title: "Title of the line.",
    buttons: z
      .array(labelledLink)
      .min(1)
      .describe("Buttons. The specification spells “Became A Teacher” so."),
  }),
});

/** Footer columns. Items without a link go on one line. */
function footerLists({ columns }: Source["content"]["navigation"]["footer"]) {
  const linked = columns.map(({ title, items }) => ({
    title,
    links: items.flatMap(({ label, to }) => (to === undefined ? [] : [{ label, to }])),
  }));
  const plain = columns.flatMap(({ items }) => items.filter(({ to }) => to === undefined));
  return {
    columns: linked.filter(({ links }) => links.length > 0),
    plain: plain.map(({ label }) => label),
  };
}

/** The tiles of a footer: one row, or two in the tall one. `band`: the page’s colours, else all. */
function footerTiles({ content, pictures }: Source, footer: Footer, band: BandColour | undefined) {
  const name = `footer-${footer}-${band ? bandHues[band].join("-") : "all"}`;
  const rows = footer === "tall" ? 2 : 1;
  const seed = `${content.site.name} ${name}`;
  return pictures.add(name, compose("mosaic", { seed, band, columns: 16, rows, ground: "ink" }));
}

/** What is around the screen of a page. */
export function frameView(source: Source, footer: Footer, band?: BandColour) {
  const { content } = source;
  const { site, labels, navigation } = content;
  const { home, courses, pages, direct, account, mobile, cart } = navigation;
  const { all, plans, links, ...choice } = courses;
  const { button, label: searchLabel, close, loading, failed } = content.search;
  return {
    brand: brandView(source),
    labels: labels.header,
    // The words of the results load with the search.
    search: { button, label: searchLabel, close, loading, failed },
    home,
    pages,
    direct,
    account,
    cart,
    courses: {
      ...choice,
      ways: [all, plans],
      links: links.map(({ label, to, category }) => {
        const { sign, hue } = find(content.categories, category);
        return { label, to, tile: paint(compose("tile", { name: sign, ...hueColours[hue].tile })) };
      }),
    },
    mobile: [{ label: pages.label, links: mobile.pages }, mobile.other],
    footer: {
      label: labels.footerNavigation,
      tagline: site.tagline,
      copyright: site.copyright,
      backToTop: labels.backToTop,
      theme: labels.theme,
      ...footerLists(navigation.footer),
      tiles: footerTiles(source, footer, band),
    },
  };
}

export type FrameView = ReturnType<typeof frameView>;

export type CoursesView = FrameView["courses"];
