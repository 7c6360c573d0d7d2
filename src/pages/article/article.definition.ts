import { hueColours } from "../../art/art.ts";
import { find, pathOf, type Content } from "../../data/content.ts";
import { z } from "zod";
import { articleData } from "../../head/structured-data.ts";
import { articleCardView, shownArticles, type Article } from "../../data/article.ts";
import { listed } from "../../data/schema/reference.ts";
import { eyebrow, group, headline } from "../../data/schema/text.ts";
import { longDate } from "../../data/language.ts";
import { bandView } from "../../data/band.ts";
import { categoryView } from "../../data/category.ts";
import { personView } from "../../data/person.ts";
import type { CoursePage } from "../../data/course.ts";
import { blockWords, headingsOf, proseView, type ShownBlock } from "../../data/prose.ts";
import { sectionList } from "../../sections/sections.ts";
import { definePage, ofRecords } from "../define-page.ts";

/** Page of an article. It carries no other article's text. */
export const articleWords = group("Text that all articles share. The articles are in articles/.", {
  related: group("Heading of the related articles.", { eyebrow, title: headline }),
  articles: z.array(listed("article")).describe("The related articles, in this order."),
  authorLabel: "Text above the name on the author’s card.",
  course: "Words between the author’s name and the link to a course.",
  current: "Mark on the card of the article that is open.",
  sections: sectionList,
});

const authorOf = ({ people }: Content, { author }: Article) => find(people.people, author);

const hueOf = ({ categories }: Content, { hue, category }: Article) => hue ?? find(categories, category).hue;

/** A link to the course of an author: the one that names them earliest. */
function courseOf(content: Content, { author }: Article) {
  const place = ({ instructors }: CoursePage) => instructors.indexOf(author);
  const [course] = content.coursePages
    .filter((one) => place(one) >= 0)
    .toSorted((one, other) => place(one) - place(other));
  const to = course && pathOf(content, "course", course.slug);
  return to === undefined ? undefined : { label: course?.title, to };
}

/** The blocks before the first heading, and the chapters: the first picture of each stands beside its heading. */
function parted(blocks: readonly ShownBlock[]) {
  const starts = blocks.flatMap(({ tag }, index) => (tag === "h2" ? [index] : []));
  const chapters = starts.map((start, index) => {
    const [heading, ...rest] = blocks.slice(start, starts[index + 1]);
    const picture = rest.find(({ tag }) => tag === "diagram" || tag === "photograph");
    return {
      opening: [heading, picture].filter((block) => block !== undefined),
      text: rest.filter((block) => block !== picture),
    };
  });
  return { beginning: blocks.slice(0, starts[0]), chapters };
}

export const article = definePage(ofRecords("articles", articleWords), {
  address: "/blog/:slug",
  below: "article-list",
  footer: "compact",
  head: ({ record, content }) => ({
    ...record.meta,
    article: [
      { property: "article:published_time", content: record.date },
      { property: "article:section", content: record.label },
      { name: "author", content: authorOf(content, record).name },
    ],
  }),
  opening: ({ record, content }) => ({
    eyebrow: record.label,
    title: record.title,
    hue: hueColours[hueOf(content, record)].tile.ground,
  }),
  sections: ({ words }) => words,
  data: ({ record, words, content, source, page, opening, showSections }) => {
    const { articles, sections: _sections, ...texts } = words;
    const { slug, title } = record;
    const { family } = categoryView(content, record.category);
    const hue = hueOf(content, record);
    // Its shapes, in all colours.
    const own = { name: family.name, shapes: family.shapes };
    return {
      hue,
      tint: hueColours[hue].tile.ground,
      band: bandView(source, page, opening, {
        below: "article-list",
        crumb: title,
        kind: "strip",
        art: { of: "strip", seed: slug, family: own, figure: { name: record.figure, hue } },
      }),
      author: { ...personView(source, record.author), about: authorOf(content, record).about },
      day: record.date,
      longDate: longDate(content, record.date),
      ...parted(proseView(source, record.blocks, hue)),
      words: texts,
      course: courseOf(content, record),
      related: shownArticles(content, articles).map((one) => articleCardView(source, one)),
      current: page.path,
      sections: showSections(),
    };
  },
  anchors: ({ record }) => ["author", "related", ...headingsOf(record.blocks)],
  search: ({ record, content }) => ({
    kind: "article",
    title: record.title,
    place: `${authorOf(content, record).name}, ${longDate(content, record.date)}`,
    text: [record.excerpt, ...record.blocks.map(blockWords)].join(" "),
  }),
  structuredData: ({ record, content, url, image }) => [articleData(content, record, { url, image })],
});
