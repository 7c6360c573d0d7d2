import { pageStrip, logoMark, tile } from "../art/scenes.ts";
import { categoryHue, type Source } from "./shared.ts";

const menuTile = { design: "leaf", development: "chevron", management: "disc", finance: "steps" } as const;
const tint = { design: "blush", development: "sky", management: "butter", finance: "mint" } as const;

/** What the browser runs on every page: the name, the header and the openings of its menus and dialogs. */
export function shellView({ content }: Source) {
  const { site, labels, search } = content;
  const { home, courses, pages, direct, account, cart } = content.navigation;
  const { skip, mainNavigation, openMenu, menu, close } = labels;
  return {
    site: { name: site.name, url: site.url, language: site.language },
    logo: logoMark(),
    labels: { skip, mainNavigation, openMenu, menu, close },
    // The search's other words come with the search, when it is opened.
    search: {
      button: search.button,
      label: search.label,
      close: search.close,
      loading: search.loading,
      failed: search.failed,
    },
    navigation: { home, courses: courses.label, pages, direct, account, cart },
  };
}

/** What the frame of a page has besides: the footers, the mobile menu and the sheet of the Courses menu, which stand in its HTML. */
export function frameView({ content, pictures }: Source) {
  const { site, labels } = content;
  const { footer, home, courses, pages, account, mobile } = content.navigation;
  const { mainNavigation, footerNavigation, backToTop, closeMenu, theme } = labels;
  return {
    site: { tagline: site.tagline, copyright: site.copyright },
    labels: { mainNavigation, footerNavigation, backToTop, closeMenu, theme },
    courses: {
      ...courses,
      links: courses.links.map((link) => ({
        ...link,
        tile: tile({
          name: menuTile[link.category],
          ground: tint[link.category],
          colour: categoryHue[link.category],
        }),
      })),
    },
    menu: { home, pages: { label: pages.label, links: mobile.pages }, other: mobile.other, account },
    footer: {
      columns: footer.columns,
      strips: {
        compact: pictures.add("footer", pageStrip({ seed: site.name, dialect: "brand", columns: 24 })),
        tall: pictures.add(
          "footer-tall",
          pageStrip({ seed: `${site.name} tall`, dialect: "brand", columns: 16, rows: 3 }),
        ),
      },
    },
  };
}

/** The words of the interface that several sections use. */
export function labelsView({ content }: Source) {
  return content.labels;
}
