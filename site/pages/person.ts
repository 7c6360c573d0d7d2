import { hasPages } from "../content.ts";
import { personData } from "../head/person-data.ts";
import { blockWords } from "../prose/blocks.ts";
import { articleCardView } from "../views/article-card.ts";
import { bandView } from "../views/band.ts";
import { proseView } from "../views/prose.ts";
import { courseCardView } from "../views/course-card.ts";
import { find, findBySlug } from "../views/find.ts";
import { personView } from "../views/person-card.ts";
import { labelsOf } from "../views/source.ts";
import { definePage, headingsOf } from "./define-page.ts";
import { team, teamWords } from "./team.ts";

/** The page of a person: portrait, text, and the courses and articles that name the person. */
export const person = definePage({
  kind: "person",
  path: "/team/:slug",
  footer: "compact",
  records: "personPages",
  file: team.file,
  words: teamWords,
  shows: ["people"],
  view: ({ record: { slug, meta, blocks }, words, content, source }) => {
    const { name, role } = find(content.people.people, slug);
    const { hue } = words.band;
    const parent = content.navigation.pages?.links.find(({ to }) => to === "/team");
    return {
      meta,
      band: bandView(
        source,
        { hue, eyebrow: role, title: name },
        { parents: [{ label: parent?.label ?? words.band.eyebrow, to: "/team" }], crumb: name },
      ),
      labels: labelsOf(source, "rated", "courseDetails", "readArticle"),
      person: personView(source, slug, "author"),
      blocks: proseView(source, blocks),
      words: words.personPage,
      courses: content.coursePages
        .filter(({ instructors }) => instructors.includes(slug))
        .map(({ id, badge, slug: course }) =>
          courseCardView(source, {
            course: id,
            badge,
            // To the page of a paid course too: who reads of its instructor wants to read of the course.
            ...(hasPages(content, "course") ? { to: `/course/${course}` } : {}),
          }),
        ),
      articles: content.lists.articles.blog.flatMap((entry) =>
        "article" in entry && findBySlug(content.articles, entry.article).author === slug
          ? [articleCardView(source, entry)]
          : [],
      ),
    };
  },
  places: ({ record }) => headingsOf(record.blocks),
  found: ({ record: { slug, meta, blocks }, content }) => {
    const { name, role } = find(content.people.people, slug);
    return { title: name, place: role, text: [meta.description, ...blocks.map(blockWords)].join(" ") };
  },
  structuredData: ({ record, content, url, image }) => ({
    page: { "@type": "ProfilePage", mainEntity: { "@id": `${url}#person` } },
    things: [personData(content, record.slug, image)],
  }),
});
