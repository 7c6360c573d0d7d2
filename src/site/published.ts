import type { SoundContent, RecordFolder, Records } from "../data/content.ts";
import { kindOf } from "../pages/pages.ts";
import type { Course, CoursePage } from "../data/course.ts";
import { shown, type Clock } from "../data/checks/presence.ts";

/** The content without the records hidden on a day. */
export function publishedOn(read: Records & SoundContent, clock: Clock): Records & SoundContent {
  const folders = {
    pages: shown(read.pages, clock),
    coursePages: shown(read.coursePages, clock),
    articles: shown(read.articles, clock),
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

/** A course as cards show it: with its own counts, else those of its facts. */
export function courseOf(
  { card, facts, instructors, teacher = instructors[0], ...page }: CoursePage,
  names: Record<"lessons" | "enrolled", string> | undefined,
): Course {
  const counts = names && {
    lessons: `${facts.lessons} ${names.lessons}`,
    ...(facts.enrolled !== undefined && { enrolled: `${facts.enrolled} ${names.enrolled}` }),
  };
  const { id, title, category, figure, badge, photograph, draft, publish } = page;
  const own = { id, title, category, figure, badge, photograph, teacher, draft, publish };
  return { ...own, ...counts, ...card };
}
