/** The one maker of metadata: title, description, address and share tags of each page. */
import type { Content } from "../content.ts";
import { contentTypeOf } from "../hosts/content-types.ts";
import { absolute } from "./address.ts";
import type { HeadPage, HeadWords } from "./head-page.ts";
import { pictureSize } from "../images/photographs.ts";

/** An element of a page's head: its title, a `meta` by its name or property, or a link. */
export type Meta =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; title?: string };

/** A page that search engines should leave out: log-in, sign-up, access denied, the error page. */
export function unlistedMeta({ site }: Content, { title, description }: HeadWords): Meta[] {
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

/** The Open Graph (https://ogp.me) and X card tags of a page. */
function shareTags({ path, meta, picture }: HeadPage, content: Content, article: Meta[] | undefined): Meta[] {
  const { site } = content;
  const image = absolute(site, picture.file);
  const open = (property: string, value: string) => ({ property: `og:${property}`, content: value });
  const card = (name: string, value: string) => ({ name: `twitter:${name}`, content: value });
  return [
    open("type", article ? "article" : "website"),
    open("site_name", site.name),
    open("title", meta.title),
    open("description", meta.description),
    open("url", absolute(site, path)),
    open("image", image),
    open("image:type", contentTypeOf(picture.file)),
    open("image:width", String(pictureSize.width)),
    open("image:height", String(pictureSize.height)),
    open("image:alt", picture.alt),
    ...(article ?? []),
    card("card", "summary_large_image"),
    card("title", meta.title),
    card("description", meta.description),
    card("image", image),
    card("image:alt", picture.alt),
  ];
}

/**
 * The tags in the head of a listed page. Its structured data is beside them: `structuredData`.
 *
 * @param own what its kind adds: tags of an article (https://ogp.me/#type_article), links.
 */
export function listedMeta(
  page: HeadPage,
  content: Content,
  { article, links = [] }: { article?: Meta[]; links?: Meta[] } = {},
): Meta[] {
  const { site } = content;
  const { path, meta } = page;
  return [
    { title: path === "/" ? `${site.name} · ${meta.title}` : `${meta.title} · ${site.name}` },
    { name: "description", content: meta.description },
    { rel: "canonical", href: absolute(site, path) },
    ...shareTags(page, content, article),
    ...links,
  ];
}
