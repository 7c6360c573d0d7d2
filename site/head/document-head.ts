/** What a built document says to those who fetch it: share tags, structured data, icons. Written into the HTML and into no script. */
import { palette } from "../art/palette.ts";
import { articleOf, find } from "../views/shared.ts";
import type { Content } from "../load/load.ts";
import type { HeadPage } from "../views/head.ts";
import { articleFeedPath } from "../feeds/article-feed.ts";
import { absolute } from "./address.ts";
import { pictureSize } from "./picture-size.ts";
import { structuredData } from "./structured-data.ts";

type Attributes = Record<string, string | number>;

/** A void element. Values are escaped as HTML asks for in a quoted attribute. */
function tag(name: "meta" | "link", attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([key, value]) =>
      `${key}="${String(value).replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)}"`,
  );
  return `<${name} ${written.join(" ")}/>`;
}

/** The icons, the manifest and the colour of the browser's frame: the same on every page. The theme switch chooses between the two colours (theme-script.ts). */
export function siteTags(): string {
  return [
    ...(["light", "dark"] as const).map((scheme) =>
      tag("meta", {
        name: "theme-color",
        content: scheme === "light" ? palette.paper : palette.ink,
        media: `(prefers-color-scheme: ${scheme})`,
      }),
    ),
    tag("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png", sizes: "180x180" }),
    tag("link", { rel: "manifest", href: "/site.webmanifest" }),
  ].join("");
}

/** What an article adds (https://ogp.me/#type_article). */
function articleTags(slug: string, content: Content): string[] {
  const article = articleOf(content, slug);
  return [
    tag("meta", { property: "article:published_time", content: article.date }),
    tag("meta", { property: "article:section", content: article.label }),
    tag("meta", { name: "author", content: find(content.people.people, article.author).name }),
  ];
}

/** The Open Graph (https://ogp.me) and X card tags of a page, and the feed of the blog. */
export function shareTags({ path, meta, picture }: HeadPage, content: Content): string {
  const { site } = content;
  const image = absolute(site, picture.file);
  const slug = /^\/blog\/(.+)$/.exec(path)?.[1];
  const open = (property: string, value: string | number) =>
    tag("meta", { property: `og:${property}`, content: value });
  const card = (name: string, value: string) => tag("meta", { name: `twitter:${name}`, content: value });
  return [
    open("type", slug ? "article" : "website"),
    open("site_name", site.name),
    open("title", meta.title),
    open("description", meta.description),
    open("url", absolute(site, path)),
    open("image", image),
    open("image:type", "image/png"),
    open("image:width", pictureSize.width),
    open("image:height", pictureSize.height),
    open("image:alt", picture.alt),
    ...(slug ? articleTags(slug, content) : []),
    ...(path === "/blog"
      ? [
          tag("link", {
            rel: "alternate",
            type: "application/rss+xml",
            title: meta.title,
            href: articleFeedPath,
          }),
        ]
      : []),
    card("card", "summary_large_image"),
    card("title", meta.title),
    card("description", meta.description),
    card("image", image),
    card("image:alt", picture.alt),
  ].join("");
}

/** A page's structured data as a data block. No text in it can end the element, since no `<` stands in it. */
export function dataBlock(page: HeadPage, content: Content, now: Date): string {
  const json = JSON.stringify(structuredData(page, content, now)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
