import { hueColours } from "../art/hues.ts";
import { mosaic } from "../art/mosaic.ts";
import { addressOf, articleFeedPath } from "../file-paths.ts";
import { entriesOn, numberedMeta, pageOfKind, pagingView } from "../lists/list-pages.ts";
import { find, findBySlug } from "./find.ts";
import { journeyView } from "./journey.ts";
import {
  articleCardView,
  articleRecord,
  bandView,
  categoryLabel,
  dateTexts,
  dialectOf,
  furtherPage,
  labelsOf,
  personView,
  type Source,
} from "./shared.ts";

/** The blog list. */
export function blogView(source: Source, _slug = "", page = pageOfKind(source.content, "blog")) {
  const { content } = source;
  const { blog } = content.pages;
  const paging = pagingView(content, page);
  return {
    meta: numberedMeta(content, page, blog.meta),
    labels: labelsOf(source, "readArticle"),
    band: bandView(
      source,
      blog.band,
      furtherPage(
        source,
        page,
        content.navigation.direct.find(({ to }) => to === "/blog")?.label ?? blog.band.title,
      ),
    ),
    list: blog.list,
    feed: { ...blog.feed, address: addressOf(content.site, articleFeedPath) },
    // The first card is shown large.
    articles: entriesOn(content, page, content.lists.articles.blog)
      .flat()
      .map((entry, index) => {
        const { author, date } = articleRecord(source, entry);
        return {
          ...articleCardView(source, entry, index === 0),
          author: find(content.people.people, author).name,
          date: dateTexts(date).date,
        };
      }),
    journey: journeyView(source, blog.band),
    ...(paging ? { paging } : {}),
  };
}

/** One article: only its own prose, so that its page carries no other article's text. */
export function articleView(source: Source, slug: string) {
  const { content } = source;
  const article = findBySlug(content.articles, slug);
  const { articles: _rule, ...words } = content.pages.article;
  const { about } = find(content.people.people, article.author);
  const author = { ...personView(source, article.author, "author"), ...(about ? { about } : {}) };
  const dates = dateTexts(article.date);
  const blog = content.navigation.direct.find(({ to }) => to === "/blog");
  const dialect = dialectOf(source, article.category);
  const tint = hueColours[categoryLabel(source, article.category).hue].articleBand;
  return {
    meta: article.meta,
    tint,
    rail: mosaic({
      seed: `${slug} read`,
      dialect,
      columns: 1,
      rows: 6,
      ground: ["paper", "ink"],
      round: true,
    }),
    band: bandView(
      source,
      { hue: tint, eyebrow: article.label, title: article.title },
      { dialect, parents: blog ? [blog] : [], crumb: article.title },
    ),
    author,
    ...dates,
    blocks: article.blocks,
    words,
    related: (content.lists.articles.related.get(slug) ?? []).map((one) =>
      articleCardView(source, { article: one }),
    ),
    current: `/blog/${slug}`,
    journey: journeyView(source, { title: article.title, hue: tint }),
  };
}
