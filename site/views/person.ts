import { find, findBySlug } from "./find.ts";
import { journeyView } from "./journey.ts";
import { articleCardView, bandView, courseCardView, labelsOf, personView, type Source } from "./shared.ts";

/** The page of a person: portrait, text, and the courses and articles that name the person. */
export function personPageView(source: Source, slug: string) {
  const { content } = source;
  const { meta, blocks } = findBySlug(content.personPages, slug);
  const { name, role } = find(content.people.people, slug);
  const { team } = content.pages;
  const parent = content.navigation.pages.links.find(({ to }) => to === "/team");
  return {
    meta,
    band: bandView(
      source,
      { hue: team.band.hue, eyebrow: role, title: name },
      { parents: [{ label: parent?.label ?? team.band.eyebrow, to: "/team" }], crumb: name },
    ),
    labels: labelsOf(source, "rated", "courseDetails", "readArticle"),
    person: personView(source, slug, "author"),
    blocks,
    words: team.personPage,
    courses: content.coursePages
      .filter(({ instructors }) => instructors.includes(slug))
      .map(({ id, badge, slug: course }) =>
        courseCardView(source, {
          course: id,
          badge,
          // To the page of a paid course too: who reads of its instructor wants to read of the course.
          to: `/course/${course}`,
        }),
      ),
    articles: content.lists.articles.blog.flatMap((entry) =>
      "article" in entry && findBySlug(content.articles, entry.article).author === slug
        ? [articleCardView(source, entry)]
        : [],
    ),
    journey: journeyView(source, { title: name, hue: team.band.hue }),
  };
}
