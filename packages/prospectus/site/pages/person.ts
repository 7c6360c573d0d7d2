import { find, findBySlug, pathOf } from "../content.ts";
import { personData } from "../head/nodes.ts";
import { blockWords } from "../prose/blocks.ts";
import { sectionList } from "../sections.ts";
import { bandHue, group, heading } from "../schema/text.ts";
import { articleCardView } from "../views/article-card.ts";
import { bandView } from "../views/band.ts";
import { courseCardView } from "../views/course-card.ts";
import { personView } from "../views/person-card.ts";
import { headingsOf, proseView } from "../views/prose.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

export const person = definePage({
  kind: "person",
  path: "/team/:slug",
  below: "team",
  footer: "compact",
  records: "personPages",
  schema: group("Text that the pages of all people share. The people are in people/.", {
    hue: bandHue.default("hue5"),
    courses: heading.describe("Heading of the courses that they teach.").optional(),
    articles: heading.describe("Heading of the articles that they wrote.").optional(),
    sections: sectionList.default([]),
  }).prefault({}),
  shows: ["people"],
  meta: ({ record }) => record.meta,
  opening: ({ record: { slug }, words: { hue }, content }) => {
    const { name, role } = find(content.people.people, slug);
    return { eyebrow: role, title: name, hue };
  },
  sections: ({ words }) => words,
  view: ({
    record: { slug, blocks },
    words: { hue: _hue, sections: _sections, ...words },
    content,
    source,
    page,
    opening,
    showSections,
  }) => ({
    band: bandView(source, page, opening, { below: "team", crumb: opening.title }),
    labels: labelsOf(source, "rated", "courseDetails"),
    person: personView(source, slug),
    blocks: proseView(source, blocks),
    words,
    courses: content.coursePages
      .filter(({ instructors }) => instructors.includes(slug))
      .map(({ id, badge, slug: course }) =>
        // It links to paid course pages too: readers of an instructor want the course itself.
        courseCardView(source, { course: id, badge, to: pathOf(content, "course", course) }, { face: false }),
      ),
    articles: content.lists.articles.blog.flatMap((entry) =>
      "article" in entry && findBySlug(content.articles, entry.article).author === slug
        ? [articleCardView(source, entry)]
        : [],
    ),
    sections: showSections(),
  }),
  anchors: ({ record }) => headingsOf(record.blocks),
  search: ({ record: { slug, meta, blocks }, content }) => {
    const { name, role } = find(content.people.people, slug);
    return { title: name, place: role, text: [meta.description, ...blocks.map(blockWords)].join(" ") };
  },
  structuredData: ({ record, content, url, image }) => ({
    page: { "@type": "ProfilePage", mainEntity: { "@id": `${url}#person` } },
    things: [personData(content, record.slug, image)],
  }),
});
