import { expect, test } from "vitest";
import { nodesOf, smallPage, smallProvider } from "../../tests/fixtures/small-provider.ts";
import type { Content } from "../content.ts";
import type { CoursePage } from "../records.ts";

const content = smallProvider();
const at = (path: string) => `https://kiln.example${path}`;
const provider = { "@id": at("/#organization") };
const instructor = [
  { "@type": "Person", "@id": at("/team/ann#person"), url: at("/team/ann"), name: "Ann <Potter>" },
  { "@type": "Person", name: "Bo" },
];
const place = (name: string, address: object) => ({
  "@type": "Place",
  name,
  address: { "@type": "PostalAddress", ...address },
});

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

function courseWith(more: Partial<CoursePage>, facts: Partial<CoursePage["facts"]> = {}) {
  const coursePages = content.coursePages.map((page) => ({
    ...page,
    ...more,
    facts: { ...page.facts, ...facts },
  }));
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

test("language, outcomes and prerequisites of a course are in its data, if set", () => {
  expect(courseWith({ language: "de", outcomes: ["Bowls"], prerequisites: ["Hands"] })).toMatchObject({
    inLanguage: "de",
    teaches: ["Bowls"],
    coursePrerequisites: ["Hands"],
  });
  const plain = courseWith({});
  for (const name of ["teaches", "coursePrerequisites"]) expect(plain).not.toHaveProperty(name);
  const timeless = courseWith({}, { duration: "a while", video: "some" });
  expect(timeless).not.toHaveProperty("timeRequired");
  expect(timeless).not.toHaveProperty("hasCourseInstance.courseWorkload");
});

test.each([
  [1.5, "3 weeks", { duration: "PT1H30M", repeatCount: 3 }],
  [4, "2 months", { duration: "PT4H" }],
  [2, "12 weeks", { duration: "PT2H", repeatCount: 12 }],
  [2, "a while", { duration: "PT2H" }],
])("%d hours a week become a schedule for the weeks of %s", (effort, duration, said) => {
  const schedule = { "@type": "Schedule", repeatFrequency: "Weekly", ...said };
  expect(courseWith({ effort }, { duration })).toHaveProperty("hasCourseInstance.courseSchedule", schedule);
});

test.each([
  ["3 weeks", { courseSchedule: { "@type": "Schedule", repeatFrequency: "Weekly", repeatCount: 3 } }],
  ["8 hours", { courseWorkload: "PT8H" }],
])("a course without videos and weekly hours has its duration as work: %s", (duration, work) => {
  const course = courseWith({}, { duration, video: undefined });
  expect(course).toMatchObject({ hasCourseInstance: work });
});

test("each date of a course is an instance, with a place or online, earliest first", () => {
  const zone = "America/New_York";
  const course = courseWith({
    sessions: [
      { start: "2025-06-01T09:00", timeZone: zone },
      {
        start: "2025-05-01T09:00",
        end: "2025-05-02T17:00",
        timeZone: zone,
        language: "fr",
        seats: 12,
        place: { venue: "Hall", city: "Dayton", region: "OH", country: "USA" },
      },
      { start: "2025-07-01T09:00", timeZone: zone, place: { venue: "Shed", city: "Bern", country: "CH" } },
    ],
  });
  const rest = { "@type": "CourseInstance", courseWorkload: "PT8H", instructor };
  expect(course).toHaveProperty("hasCourseInstance", [
    {
      ...rest,
      courseMode: "Onsite",
      startDate: "2025-05-01T09:00:00-04:00",
      endDate: "2025-05-02T17:00:00-04:00",
      inLanguage: "fr",
      maximumAttendeeCapacity: 12,
      location: place("Hall", { addressLocality: "Dayton", addressRegion: "OH", addressCountry: "USA" }),
    },
    {
      ...rest,
      courseMode: "Online",
      startDate: "2025-06-01T09:00:00-04:00",
      location: { "@type": "VirtualLocation", url: at("/course/wheel") },
    },
    {
      ...rest,
      courseMode: "Onsite",
      startDate: "2025-07-01T09:00:00-04:00",
      location: place("Shed", { addressLocality: "Bern", addressCountry: "CH" }),
    },
  ]);
});
