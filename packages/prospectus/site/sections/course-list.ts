import { pathOf, pathWith, type Content } from "../content.ts";
import { drawnHead } from "../art/heads/inks.ts";
import { courseListData } from "../head/course-data.ts";
import { coursesTogether } from "../lists/course-lists.ts";
import type { CourseCard } from "../records.ts";
import type { Page } from "../page.ts";
import { heading } from "../schema/text.ts";
import { courseCardView } from "../views/course-card.ts";
import { counted } from "../views/language.ts";
import { beginningOf } from "../views/list-pages.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection } from "./define-section.ts";

type Filter = Content["lists"]["courses"]["filters"][number];

/** Whether the list has further pages, so that filters have addresses. */
const goesOn = ({ courseLists, lists }: Content) =>
  lists.courses.all.length > courseLists.courseList.perPage * coursesTogether;

/** Address of a filtered list, if there is one: categories have pages of their own. */
function filteredPath(content: Content, { by, value, label }: Filter): string | undefined {
  const category = content.categories.find(({ name }) => name === label);
  return by === "category"
    ? pathOf(content, "category", category?.slug ?? "")
    : `${pathWith(content, "course-list")}/${by}/${value}`;
}

const valuesOf = ({ lists }: Content, card: CourseCard): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lists.courses.filters.flatMap(({ by, value, cards }) => (cards.includes(card) ? [[by, value]] : [])),
  );

/** Filters of the list: as addresses if it has further pages, otherwise on the page. */
function filtersView(content: Content, page: Page) {
  const { all, filters } = content.lists.courses;
  if (!content.labels.filters) return undefined;
  const { label, results } = content.labels.filters;
  const away = goesOn(content);
  const groups = [...Map.groupBy(filters, ({ by }) => by)].flatMap(([by, values]) => {
    const options = values.flatMap((one) => {
      const to = away ? filteredPath(content, one) : undefined;
      return away && to === undefined ? [] : [{ label: one.label, value: one.value, to }];
    });
    const isKnown = values.flatMap(({ cards }) => cards).length === all.length;
    const [first] = values;
    return first && options.length > 0 && (away || isKnown) ? [{ by, label: first.name, options }] : [];
  });
  if (groups.length === 0) return undefined;
  return {
    label,
    current: beginningOf(page),
    groups,
    results: away
      ? undefined
      : { ...results, found: all.map((_, index) => counted(results.found, index + 1)) },
  };
}

export const courseList = defineSection({
  kind: "course-list",
  once: "site",
  schema: heading.describe("All courses, in pages. Their list is in course-lists.yaml."),
  shows: ["courseLists", "courses", "coursePages"],
  entries: ({ content, page: { filter } }) => filter?.cards ?? content.lists.courses.all,
  paged: ({ content, page: { filter } }) => {
    const { perPage } = content.courseLists.courseList;
    if (filter) return { perPage: perPage * coursesTogether };
    // The filter of a category is its page.
    const filters = content.lists.courses.filters.filter(({ by }) => by !== "category");
    return { perPage, together: coursesTogether, filters: goesOn(content) ? filters : [] };
  },
  head: () => ({ art: drawnHead("heads/shelf"), kind: "cover" }),
  view: ({ section, content, source, page, shown, paging }) => {
    const filters = filtersView(content, page);
    return {
      heading: section,
      labels: labelsOf(source, "page", "rated", "courseDetails"),
      pages: shown.map((cards) =>
        cards.map((card) => ({
          ...courseCardView(source, card),
          values: filters?.results ? valuesOf(content, card) : {},
        })),
      ),
      paging,
      filters,
    };
  },
  data: ({ section, content, shown, url }) => ({
    page: { "@type": "CollectionPage" },
    things: [
      courseListData(content, `${url}#courses`, {
        cards: shown.flat(),
        name: section.title,
        prices: true,
      }),
    ],
  }),
});
