import { pageStrip, logoMark, tile } from "../../art/scenes.ts";
import { categoryHue, type Source } from "./shared.ts";

const menuTile = { design: "leaf", development: "chevron", management: "disc", finance: "steps" } as const;
const tint = { design: "blush", development: "sky", management: "butter", finance: "mint" } as const;

/** What every page carries: the name, the navigation, the words of the interface and the footers. */
export function shellView({ content, pictures }: Source) {
  const { site, labels, search } = content;
  const { footer, ...navigation } = content.navigation;
  return {
    site: {
      name: site.name,
      tagline: site.tagline,
      url: site.url,
      language: site.language,
      copyright: site.copyright,
    },
    logo: logoMark(),
    labels,
    // The search's other words come with the search, when it is opened.
    search: {
      button: search.button,
      label: search.label,
      close: search.close,
      loading: search.loading,
      failed: search.failed,
    },
    navigation: {
      ...navigation,
      courses: {
        ...navigation.courses,
        links: navigation.courses.links.map((link) => ({
          ...link,
          tile: tile({
            name: menuTile[link.category],
            ground: tint[link.category],
            colour: categoryHue[link.category],
          }),
        })),
      },
    },
    footer: {
      columns: footer.columns,
      strip: pictures.add("footer", pageStrip({ seed: site.name, dialect: "brand", columns: 24 })),
      tallStrip: pictures.add(
        "footer-tall",
        pageStrip({ seed: `${site.name} tall`, dialect: "brand", columns: 16, rows: 3 }),
      ),
    },
  };
}
