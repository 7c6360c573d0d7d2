import { expect, test } from "vitest";
import { nodesOf, smallPage, smallSite } from "../../tests/fixtures/small-site.ts";
import type { Content } from "../data/content.ts";
import type { CoursePage } from "../data/course.ts";

const content = smallSite();
const at = (path: string) => `https://kiln.example${path}`;
const provider = { "@id": at("/#organization") };
const instructor = [
  { "@type": "Person", name: "Ann <Potter>" },
  { "@type": "Person", name: "Bo" },
];

function ownData(page: Parameters<typeof smallPage>[0], from: Content = content) {
  return nodesOf(smallPage({ title: "T", ...page }), from, "2025-04-01").slice(1);
}

function courseWith(facts: Partial<CoursePage["facts"]>) {
  const coursePages = content.coursePages.map((page) => ({ ...page, facts: { ...page.facts, ...facts } }));
  return ownData({ path: "/course/wheel" }, { ...content, coursePages })[0];
}

test("course data has provider, level, times, lessons, instructors, price and questions", () => {
  expect(ownData({ path: "/course/wheel" })).toEqual([
    {
      "@type": "Course",
      "@id": at("/course/wheel#course"),
      name: "The wheel",
      description: "A course on the wheel, on which clay becomes a bowl.",
      url: at("/course/wheel"),
      image: at("/share/a.png"),
      inLanguage: "en-US",
      educationalLevel: "Beginner",
      timeRequired: "P3W",
      provider: { ...provider, "@type": "EducationalOrganization", name: "Kiln", url: at("/") },
      syllabusSections: [{ "@type": "Syllabus", name: "How to begin" }],
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        courseWorkload: "PT8H",
        instructor,
      },
      offers: { "@type": "Offer", category: "Paid", price: 49, priceCurrency: "USD" },
    },
    expect.objectContaining({ "@type": "FAQPage", isPartOf: { "@id": at("/course/wheel#webpage") } }),
  ]);
});

/** The small site with this number of courses, of which all but the last have pages. */
function withCourses(count: number): Content {
  const course = content.courses.find(({ page }) => page === undefined);
  const page = content.pageList.find(({ kind }) => kind === "course");
  if (!course || !page) throw new Error("The small site has courses with a page and without one.");
  const slugs = Array.from({ length: count }, (_, index) => `glaze-${index + 1}`);
  const courses = slugs.map((id, index) => ({ ...course, id, ...(index < count - 1 && { page: id }) }));
  const cards = slugs.map((id) => ({ course: id, badge: "Free" }));
  return {
    ...content,
    courses,
    pageList: [...content.pageList, ...slugs.map((slug) => ({ ...page, slug, path: `/course/${slug}` }))],
    lists: {
      ...content.lists,
      courses: { ...content.lists.courses, all: cards, ofCategory: new Map([["clay", cards]]) },
    },
  };
}

test.each([
  ["/course", "All courses"],
  ["/category/clay", "Clay courses"],
])("the list of %s has the addresses of at least three course pages, or there is none", (path, name) => {
  expect(ownData({ path }, withCourses(4))).toEqual([
    {
      "@type": "ItemList",
      "@id": at(`${path}#courses`),
      name,
      numberOfItems: 3,
      itemListElement: [1, 2, 3].map((position) => ({
        "@type": "ListItem",
        position,
        url: at(`/course/glaze-${position}`),
      })),
    },
  ]);
  expect(ownData({ path }, withCourses(3))).toEqual([]);
});

test("durations in other words are not in the data", () => {
  const timeless = courseWith({ duration: "a while", video: "some" });
  expect(timeless).not.toHaveProperty("timeRequired");
  expect(timeless).not.toHaveProperty("hasCourseInstance.courseWorkload");
});
