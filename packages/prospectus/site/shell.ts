/** What stands around every page. */
import { mosaic } from "./art/mosaic.ts";
import { tile } from "./art/scenes.ts";
import { findBySlug, pathOf } from "./content.ts";
import { failedView } from "./pages/error.ts";
import { hueColours } from "./art/hues.ts";
import { colonOf } from "./views/language.ts";
import { dayAt, dayEnd } from "./schema/local-time.ts";
import { brandView, labelsOf, type Source } from "./views/source.ts";

/** What the provider announces on every page, from its first day to its last; the end of that goes along, since that may pass after the build. */
function announcementView({ site, now }: Pick<Source["content"], "site" | "now">) {
  if (!site.announcement) return undefined;
  const { from, until, ...announced } = site.announcement;
  const today = dayAt(now, site.timeZone);
  if (today < (from ?? today) || (until ?? today) < today) return undefined;
  return { ...announced, until: until === undefined ? undefined : dayEnd(until, site.timeZone).getTime() };
}

/** What all pages have, also those without header and footer. The words of the error screen are here, since it may take the place of any page. */
export function rootView(source: Source) {
  const { site, brand: look } = source.content;
  const { paper, ink } = look.palette;
  const announcement = announcementView(source.content);
  return {
    language: site.language,
    /** The colour of the browser's frame, by theme (HTML, section 4.2.5.1): that of the page (`rolesOf` in records/brand.ts). */
    themeColor: { light: paper, dark: ink },
    labels: labelsOf(source, "skip", "broken"),
    colon: colonOf(source.content),
    failed: failedView(source),
    ...(announcement ? { announcement } : {}),
  };
}

/** The words of the document, its first element and the error screen. */
export type RootView = ReturnType<typeof rootView>;

/** What the footer lists: the links by their columns, with those to pages that name one, and in a line of its own what is plain text. An item that is called like a page of its column becomes the link. */
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

/** The width from which a window has room for the links of the header in a row, in rem: one of those that the header's styles know, or none. By the letters of the site's fonts, since nothing in a browser's styles can tell that a row is full. A logo is as wide as the mark and eleven letters. */
function rowFrom({
  brand: { logo },
  site,
  navigation,
}: Pick<Source["content"], "brand" | "site" | "navigation">) {
  const { home, courses, pages, direct, account } = navigation;
  const links = [home, courses, pages, ...direct].filter((link) => link !== undefined);
  const letters = [...links, account.login, account.register].map((link) => link?.label).join("");
  const needed = 13 + (logo ? 11 : site.name.length) + 2 * links.length + 0.75 * letters.length;
  return [60, 80].find((width) => needed <= width);
}

/** Header, menus, panels and footer. */
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
        dialect: content.brand.dialect,
        columns: 16,
        rows: 3,
        ground: "ink",
      }),
    );
  return {
    brand: brandView(source),
    rowFrom: rowFrom(content),
    labels: labelsOf(source, "mainNavigation", "openMenu", "closeMenu", "menu", "close"),
    // The words of the results come with the search, when it is opened.
    search: { button, label: content.search.label, close, loading, failed },
    home,
    pages,
    direct,
    account,
    cart,
    courses: courses && {
      ...courses,
      links: courses.links.map(({ label, to, category }) => {
        const { sign, hue } = findBySlug(content.categories, category);
        return { label, to, tile: pictures.paint(tile({ name: sign, ...hueColours[hue].tile })) };
      }),
    },
    mobile: {
      pages: pages && { label: pages.label, links: mobile.pages ?? pages.links },
      other: mobile.other,
      // In place of what the content says of the menu, all that stands beside the menus of wide screens.
      ...(mobile.pages ? {} : { direct }),
    },
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

/** The words and pictures of header and footer. */
export type FrameView = ReturnType<typeof frameView>;

/** What the menus show of the courses. */
export type CoursesView = NonNullable<FrameView["courses"]>;
