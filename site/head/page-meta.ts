/** The one maker of metadata: title, description, address and share tags of each page. */
import type { MetaDescriptor } from "react-router";
import { addressOf, articleFeedPath } from "../file-paths.ts";
import type { Content } from "../load/load.ts";
import type { HeadPage } from "../views/head.ts";
import type { HeadWords } from "../views/page-views.ts";
import { find, findBySlug } from "../views/find.ts";
import { absolute } from "./address.ts";
import { pictureSize } from "./picture-size.ts";

/** A page that search engines should leave out: log-in, sign-up, access denied, the error page. */
export function unlistedMeta({ site }: Content, { title, description }: HeadWords): MetaDescriptor[] {
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

/** What an article adds (https://ogp.me/#type_article). */
function articleTags(slug: string, content: Content): MetaDescriptor[] {
  const article = findBySlug(content.articles, slug);
  return [
    { property: "article:published_time", content: article.date },
    { property: "article:section", content: article.label },
    { name: "author", content: find(content.people.people, article.author).name },
  ];
}

/** The Open Graph (https://ogp.me) and X card tags of a page. */
function shareTags({ path, kind, slug, meta, picture }: HeadPage, content: Content): MetaDescriptor[] {
  const { site } = content;
  const image = absolute(site, picture.file);
  const article = kind === "article" && slug;
  const open = (property: string, value: string) => ({ property: `og:${property}`, content: value });
  const card = (name: string, value: string) => ({ name: `twitter:${name}`, content: value });
  return [
    open("type", article ? "article" : "website"),
    open("site_name", site.name),
    open("title", meta.title),
    open("description", meta.description),
    open("url", absolute(site, path)),
    open("image", image),
    open("image:type", "image/png"),
    open("image:width", String(pictureSize.width)),
    open("image:height", String(pictureSize.height)),
    open("image:alt", picture.alt),
    ...(article ? articleTags(article, content) : []),
    card("card", "summary_large_image"),
    card("title", meta.title),
    card("description", meta.description),
    card("image", image),
    card("image:alt", picture.alt),
  ];
}

/** The tags in the head of a listed page. Its structured data is beside them: `structuredData`. */
export function listedMeta(page: HeadPage, content: Content): MetaDescriptor[] {
  const { site } = content;
  const { path, kind, meta } = page;
  return [
    { title: path === "/" ? `${site.name} · ${meta.title}` : `${meta.title} · ${site.name}` },
    { name: "description", content: meta.description },
    { tagName: "link", rel: "canonical", href: absolute(site, path) },
    ...shareTags(page, content),
    ...(kind === "blog"
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/rss+xml",
            title: meta.title,
            href: addressOf(site, articleFeedPath),
          },
        ]
      : []),
  ];
}
