import { brand } from "../art/dialect.ts";
import { mosaic } from "../art/mosaic.ts";
import { palette } from "../art/palette.ts";
import { tile } from "../art/scenes.ts";
import { findBySlug, pathOf } from "./content.ts";
import { hueColours } from "../art/hues.ts";
import { paint } from "../art/picture.ts";
import { dayAt, dayEnd } from "./schema/local-time.ts";
import type { Footer } from "./page.ts";
import { brandView, labelsOf, type Source } from "./views/source.ts";

/** The announcement, with the end of its last day: it may end after the build. */
function announcementView({ site, now }: Pick<Source["content"], "site" | "now">) {
  if (!site.announcement) return undefined;
  const { from, until, ...announced } = site.announcement;
  const today = dayAt(now, site.timeZone);
  if (today < (from ?? today) || (until ?? today) < today) return undefined;
  return { ...announced, until: until === undefined ? undefined : dayEnd(until, site.timeZone).getTime() };
}

/** Words of a page that fails. */
type Failed = { title: string; status: string; text: string; home: { label: string; to: string } };

/** Data of all pages, with the words of the error screen, which can replace any page. */
export function rootView(source: Source, failed: Failed) {
  const { site } = source.content;
  const announcement = announcementView(source.content);
  return {
    language: site.language,
    /** Colour of the browser's frame, by theme (HTML, 4.2.5.1): `--page` of tokens.css. */
    themeColor: { light: palette.paper, dark: palette.ink },
    labels: labelsOf(source, "skip", "broken"),
    failed,
    ...(announcement ? { announcement } : {}),
  };
}

export type RootView = ReturnType<typeof rootView>;

/** Footer columns, plus pages that set `footer`. Items without a link go on one line. An item with a page's name links to it. */
function footerLists({ content }: Source) {
  const columns = content.navigation.footer.columns.map(({ title, items }) => {
    const pages = [
      ...content.plainPages.map((page) => ({ ...page, to: pathOf(content, "plain", page.slug) })),
      ...content.pages.map((page) => ({ ...page, to: pathOf(content, "page", page.slug) })),
    ].flatMap(({ footer, band, to }) =>
      footer === title && band && to ? [{ label: band.eyebrow, to }] : [],
    );
    const labels = new Set(items.map(({ label }) => label));
    return {
      title,
      items: [
        ...items.map((item) => pages.find(({ label }) => label === item.label) ?? item),
        ...pages.filter(({ label }) => !labels.has(label)),
      ],
    };
  });
  return {
    columns: columns
      .map(({ title, items }) => ({
        title,
        links: items.flatMap(({ label, to }) => (to === undefined ? [] : [{ label, to }])),
      }))
      .filter(({ links }) => links.length > 0),
    plain: columns.flatMap(({ items }) =>
      items.filter(({ to }) => to === undefined).map(({ label }) => label),
    ),
  };
}

/** Estimates from the number of letters at which breakpoint the menu fits on one row (60 or 80 rem). */
function rowFrom({ site, navigation }: Pick<Source["content"], "site" | "navigation">) {
  const { home, courses, pages, direct, account } = navigation;
  const links = [home, courses, pages, ...direct];
  const letters = [...links, account.login, account.register].map((link) => link.label).join("");
  const needed = 13 + site.name.length + 2 * links.length + 0.75 * letters.length;
  return [60, 80].find((width) => needed <= width);
}

export function frameView(source: Source) {
  const { content, pictures } = source;
  const { site, labels, navigation } = content;
  const { home, courses, pages, direct, account, mobile, cart } = navigation;
  const { button, close, loading, failed } = content.search;
  const strip = (variant: "compact" | "tall") =>
    pictures.add(
      `footer-${variant}`,
      mosaic({
        seed: `${site.name} ${variant}`,
        dialect: brand,
        columns: 16,
        rows: 3,
        ground: "ink",
      }),
    );
  return {
    brand: brandView(source),
    rowFrom: rowFrom(content),
    labels: labelsOf(source, "mainNavigation", "openMenu", "closeMenu", "menu", "close"),
    // The words of the results load with the search.
    search: { button, label: content.search.label, close, loading, failed },
    home,
    pages,
    direct,
    account,
    cart,
    courses: {
      label: courses.label,
      choice: courses.choice,
      free: courses.free,
      paid: courses.paid,
      ways: [courses.all, courses.plans],
      links: courses.links.map(({ label, to, category }) => {
        const { sign, hue } = findBySlug(content.categories, category);
        return { label, to, tile: paint(tile({ name: sign, ...hueColours[hue].tile })) };
      }),
    },
    mobile: [{ label: pages.label, links: mobile.pages }, mobile.other],
    footer: {
      label: labels.footerNavigation,
      tagline: site.tagline,
      copyright: site.copyright,
      backToTop: labels.backToTop,
      theme: labels.theme,
      ...footerLists(source),
      strips: { compact: strip("compact"), tall: strip("tall") },
    },
  };
}

export type FrameView = ReturnType<typeof frameView>;

export type CoursesView = FrameView["courses"];

/** What a page sends to the browser: its path, the view of its screen, and what is around it. */
export type SentPage<View> = {
  path: string;
  footer: Footer;
  view: View;
  root: RootView;
  frame: FrameView | undefined;
};
