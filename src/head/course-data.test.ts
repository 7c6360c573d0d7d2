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
const entry = (position: number, course: object) => ({
  "@type": "ListItem",
  position,
  item: { "@type": "Course", provider, ...course },
});
const wheel = { "@id": at("/course/wheel#course"), name: "The wheel", url: at("/course/wheel") };
const slip = { "@id": at("/course#slip"), name: "Slip" };

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

test("the course list has the prices of its cards, and addresses of course pages", () => {
  const paid = { "@type": "Offer", category: "Paid", price: 49, priceCurrency: "USD" };
  const free = { "@type": "Offer", category: "Free", price: 0, priceCurrency: "USD" };
  expect(ownData({ path: "/course" })).toEqual([
    {
      "@type": "ItemList",
      "@id": at("/course#courses"),
      name: "All courses",
      numberOfItems: 2,
      itemListElement: [entry(1, { ...wheel, offers: paid }), entry(2, { ...slip, offers: free })],
    },
  ]);
});

test("the list of a category has the name of its page, and no prices", () => {
  expect(ownData({ path: "/category/clay" })).toEqual([
    {
      "@type": "ItemList",
      "@id": at("/category/clay#courses"),
      name: "Clay courses",
      numberOfItems: 2,
      itemListElement: [entry(1, slip), entry(2, wheel)],
    },
  ]);
  const categories = content.categories.slice(0, 1).map((one) => ({ ...one, slug: "none" }));
  const none = { path: "/category/none", kind: "category", slug: "none" } as const;
  expect(ownData(none, { ...content, categories })).toMatchObject([{ numberOfItems: 0 }]);
});

test("durations in other words are not in the data", () => {
  const timeless = courseWith({ duration: "a while", video: "some" });
  expect(timeless).not.toHaveProperty("timeRequired");
  expect(timeless).not.toHaveProperty("hasCourseInstance.courseWorkload");
});
