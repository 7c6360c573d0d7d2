import { mosaic } from "../art/mosaic.ts";
import { articleFeedPath } from "../file-paths.ts";
import type { Content } from "../load/load.ts";
import {
  articleCardView,
  bandView,
  dateTexts,
  find,
  findBySlug,
  journeyView,
  labelsOf,
  personView,
  type Source,
} from "./shared.ts";

/** The articles, whose cards lead to them, and the teasers, newest first. On one day the articles come first. */
function newestFirst({ articles, journal }: Content) {
  return [...articles, ...journal].toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The blog list. */
export function blogView(source: Source) {
  const { content } = source;
  const { blog } = content.pages;
  return {
    meta: blog.meta,
    labels: labelsOf(source, "readArticle"),
    band: bandView(source, blog.band, {
      crumb: content.navigation.direct.find(({ to }) => to === "/blog")?.label ?? blog.band.title,
    }),
    list: blog.list,
    feed: { ...blog.feed, address: articleFeedPath },
    // The first card is shown large.
    articles: newestFirst(content).map((record, index) => ({
      ...articleCardView(source, record, index === 0),
      author: find(content.people.people, record.author).name,
      date: dateTexts(record.date).date,
    })),
    journey: journeyView(source),
  };
}

/** The tint of an article's band and quote. */
const articleTint = { design: "blush", development: "lilac", management: "butter", finance: "mint" } as const;

/** One article: only its own prose, so that its page carries no other article's text. */
export function articleView(source: Source, slug: string) {
  const { content } = source;
  const article = findBySlug(content.articles, slug);
  const words = content.pages.article;
  const { about } = find(content.people.people, article.author);
  const author = { ...personView(source, article.author, "author"), ...(about ? { about } : {}) };
  const dates = dateTexts(article.date);
  const blog = content.navigation.direct.find(({ to }) => to === "/blog");
  const tint = articleTint[article.category];
  return {
    meta: article.meta,
    tint,
    rail: mosaic({ seed: `${slug} read`, dialect: article.category, columns: 1, rows: 6, ground: "paper" }),
    band: bandView(
      source,
      { hue: tint, eyebrow: article.label, title: article.title },
      { dialect: article.category, parents: blog ? [blog] : [], crumb: article.title },
    ),
    author,
    ...dates,
    blocks: article.blocks,
    words,
    related: content.articles.map((one) => articleCardView(source, one)),
    current: `/blog/${slug}`,
    journey: journeyView(source),
  };
}
