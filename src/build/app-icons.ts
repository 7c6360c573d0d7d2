import type { Palette } from "../art/palette.ts";
import { toSvg, type Picture } from "../art/picture.ts";
import type { Content } from "../data/content.ts";

/** Icons at the root of the site: side in pixels, and the mark's share of it. */
export const appIcons = [
  // iOS rounds the corners itself, and fills transparent areas with black.
  { file: "apple-touch-icon.png", side: 180, share: 0.62, clear: false },
  { file: "icon-192.png", side: 192, share: 0.92, clear: true },
  { file: "icon-512.png", side: 512, share: 0.92, clear: true },
  // Platforms may cut any shape around a disc of 80 % of the side; the mark fits into it (W3C manifest, 2.2.4).
  { file: "icon-maskable-512.png", side: 512, share: 0.54, clear: false },
] as const;

export function appIcon(
  { side, share, clear }: (typeof appIcons)[number],
  mark: Picture,
  palette: Palette,
): string {
  const scale = (side * share) / mark.width;
  const edge = (side * (1 - share)) / 2;
  const ground = clear ? "" : `<path fill="${palette.paper}" d="M0 0H${side}V${side}H0Z"/>`;
  const paths = toSvg(mark, palette).replace(/<\/?svg[^>]*>/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${ground}<g transform="translate(${edge} ${edge}) scale(${scale})">${paths}</g></svg>`;
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/). Without a service worker the site needs a back button: `minimal-ui`. */
export function manifest({ site, brand }: Content): string {
  const { base } = site;
  return JSON.stringify({
    id: base,
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: base,
    scope: base,
    display: "minimal-ui",
    background_color: brand.palette.paper,
    theme_color: brand.palette.paper,
    icons: [
      { src: `${base}favicon.svg`, type: "image/svg+xml", sizes: "any" },
      { src: `${base}icon-192.png`, type: "image/png", sizes: "192x192" },
      { src: `${base}icon-512.png`, type: "image/png", sizes: "512x512" },
      { src: `${base}icon-maskable-512.png`, type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
