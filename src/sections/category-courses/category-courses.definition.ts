import { pathOf, type Content } from "../../data/content.ts";
import type { Page } from "../../data/page.ts";
import { isFree } from "../../data/schema/money.ts";
import { courseListData } from "../../head/structured-data.ts";
import { courseCardView } from "../../data/course.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

const cardsOn = ({ slug = "" }: Page, { lists }: Content) => lists.courses.ofCategory.get(slug) ?? [];

export const categoryCourses = defineSection({
  schema: sectionSchema("category-courses", "On pages of categories: the courses of the category.", {}),
  once: "page",
  data: ({ content, source, page }) => {
    const cards = cardsOn(page, content);
    const named = new Set(content.courseLists.categoryPages[page.slug ?? ""]?.map(({ course }) => course));
    const links = content.categories.flatMap(({ slug, name, hue }) => {
      const to = pathOf(content, "category", slug);
      return to === undefined || slug === page.slug ? [] : [{ label: name, to, hue }];
    });
    return {
      cards: cards.map((card) => {
        // The specification gives the named cards Buy Course, whatever their price.
        const isBought = named.has(card.course) || !isFree(card.badge, content);
        const action = isBought ? "buyCourse" : "courseDetails";
        // Directly below the band, so covers load eagerly.
        return courseCardView(source, card, { inline: true, counted: false, face: "first", action });
      }),
      others: links.length > 0 ? { label: content.labels.otherCategories, links } : undefined,
    };
  },
  anchors: () => [],
  structuredData: ({ content, page, url, title }) =>
    courseListData(content, `${url}#courses`, { cards: cardsOn(page, content), name: title }),
});
