import type { SoundContent, RecordFolder, Records } from "../data/content.ts";
import { kindOf } from "../pages/pages.ts";
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
