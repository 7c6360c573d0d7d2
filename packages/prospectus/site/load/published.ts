import type { SoundContent } from "../content.ts";
import { kindOf } from "../pages.ts";
import type { Course, CoursePage, RecordFolder, Records } from "../records.ts";
import type { CountedFact } from "../views/course-details.ts";
import { shown, type Clock } from "./presence.ts";

/** The content without the records hidden on a day. */
export function publishedOn(read: Records & SoundContent, clock: Clock): Records & SoundContent {
  const folders = {
    pages: shown(read.pages, clock),
    coursePages: shown(read.coursePages, clock),
    articles: shown(read.articles, clock),
    personPages: shown(read.personPages, clock),
    plainPages: shown(read.plainPages, clock),
  };
  const all: Partial<Record<RecordFolder, readonly { slug: string }[]>> = folders;
  return {
    ...read,
    ...folders,
    courses: shown(read.courses, clock),
    events: shown(read.events, clock),
    people: { ...read.people, people: shown(read.people.people, clock) },
    pageList: read.pageList.filter((page) => {
      const { records } = kindOf(page);
      return all[records ?? "categories"]?.some(({ slug }) => slug === page.slug) ?? true;
    }),
  };
}

/** A course at today's price: while a reduced price holds, also the full price and the last day. */
export function pricedOn<One extends Pick<Course, "badge" | "reduced">>(
  today: string,
  { reduced, ...full }: One,
) {
  if (!reduced || full.badge === undefined) return full;
  const { price, until } = reduced;
  if (until !== undefined && until < today) return full;
  return { ...full, badge: price, regular: { price: full.badge, until } };
}

export function courseOf(
  {
    id,
    title,
    category,
    figure,
    photograph,
    card,
    facts,
    rating,
    status,
    badge,
    reduced,
    registration,
    instructors,
    teacher = instructors[0],
    draft,
    publish,
  }: CoursePage,
  inWords: ((name: CountedFact, count: string) => string) | undefined,
): Course {
  const fact = (key: CountedFact) =>
    inWords && facts[key] !== undefined ? { [key]: inWords(key, facts[key]) } : {};
  const own = {
    id,
    title,
    category,
    figure,
    badge,
    reduced,
    photograph,
    rating,
    status,
    registration,
    teacher,
    draft,
    publish,
  };
  return { ...own, ...fact("lessons"), ...fact("enrolled"), ...card };
}
