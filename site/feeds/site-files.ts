/**
 * The text files for programs beside the pages: sitemap, robots, feed, calendars, llms.txt, security.txt. Runs at build
 * time only; finish-build.ts writes them, and in development dev-files.ts gives them out.
 */
import type { Content } from "../load/load.ts";
import { articleFeedPath, eventCalendarPath, eventsCalendarPath } from "../file-paths.ts";
import { isFurther } from "../lists/list-pages.ts";
import { findBySlug } from "../views/find.ts";
import type { HeadPage } from "../views/head.ts";
import { articleFeed } from "./article-feed.ts";
import { eventCalendar, eventsCalendar } from "./calendar.ts";
import { lastChangeOf, lastChanges } from "./last-changes.ts";
import { llms } from "./llms.ts";
import type { Page } from "./page.ts";
import { security, securityPath } from "./security.ts";
import { robots, sitemap, sitemapPath } from "./sitemap.ts";

/** What the text files are made of. */
export type SiteFilesSource = {
  content: Content;
  /** The content folder: its git history dates the pages that carry no date of their own. */
  root: string;
  /** The pages that search engines may list. */
  pages: readonly HeadPage[];
  /** The content files that a page shows, by its path; their paths are from the content folder. */
  reads: ReadonlyMap<string, ReadonlySet<string>>;
  /** The time of the build, for the Expires of security.txt and nothing else. */
  now: Date;
};

/** An article's last change is its date; any other page's is that of the content files that it shows. */
function dated({ content, root, pages, reads }: SiteFilesSource): Page[] {
  const dates = lastChanges(root);
  return pages.map((page) => {
    const { path, kind, slug = "", meta } = page;
    const article = kind === "article" && findBySlug(content.articles, slug);
    return {
      path,
      meta,
      further: isFurther(page),
      changed: article ? article.date : lastChangeOf(reads.get(path) ?? [], dates),
    };
  });
}

/** All text files for programs: from the file's path, without its first slash, to its text. */
export function siteFiles(source: SiteFilesSource): Map<string, string> {
  const { content, now } = source;
  const pages = dated(source);
  const files: [path: string, text: string][] = [
    [sitemapPath, sitemap(content, pages)],
    ["/robots.txt", robots(content)],
    [articleFeedPath, articleFeed(content)],
    // The first page of a list stands for all of them.
    [
      "/llms.txt",
      llms(
        content,
        pages.filter(({ further }) => !further),
      ),
    ],
    [securityPath, security(content, now)],
    [eventsCalendarPath, eventsCalendar(content)],
    ...content.events.map((event): [string, string] => [
      eventCalendarPath(event.id),
      eventCalendar(content, event),
    ]),
  ];
  return new Map(files.map(([path, text]) => [path.slice(1), text]));
}
