import type { Content } from "../content.ts";
import { articleFeedPath, eventsCalendarPath } from "../file-paths.ts";
import { absolute } from "../head/address.ts";
import { hasFeed } from "./article-feed.ts";
import { hasCalendar } from "./calendar.ts";
import type { Page } from "./page.ts";
import { sitemapPath } from "./sitemap.ts";

/** Square brackets would end a link's name early. */
const inLink = (words: string) => words.replace(/[[\]\\]/g, String.raw`\$&`);

/** A longer list would fill what a model can read at once. The sitemap, which the guide names, has all pages. */
const most = 200;

/** The pages of a list: where they are too many, those that changed last. */
function shownOf(pages: readonly Page[]): readonly Page[] {
  if (pages.length <= most) return pages;
  return pages
    .toSorted((one, other) => (other.changed ?? "").localeCompare(one.changed ?? ""))
    .slice(0, most);
}

/** The guide for language models, in the form of llmstxt.org: a heading, a summary as a quote, a note, and lists of links with descriptions. Empty where the content has no words for it. */
export function llms(content: Content, pages: readonly Page[]): string {
  const { site, llms: words } = content;
  if (!words) return "";
  const entry = (path: string, label: string, text: string) =>
    `- [${inLink(label)}](${absolute(site, path)}): ${text}`;
  const list = (title: string, shown: readonly Page[]) =>
    shown.length > 0
      ? [
          `## ${title}`,
          "",
          ...shownOf(shown).map(({ path, meta }) => entry(path, meta.title, meta.description)),
          "",
        ]
      : [];
  const isCourse = ({ path }: Page) => /^\/(course|category)\//.test(path);
  const isArticle = ({ path }: Page) => path.startsWith("/blog/");
  return [
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    words.notes,
    "",
    ...list(
      words.sections.pages,
      pages.filter((page) => !isCourse(page) && !isArticle(page)),
    ),
    ...list(words.sections.courses, pages.filter(isCourse)),
    ...list(words.sections.articles, pages.filter(isArticle)),
    `## ${words.sections.optional}`,
    "",
    ...(hasFeed(content) ? [entry(articleFeedPath, words.feed.label, words.feed.text)] : []),
    ...(hasCalendar(content) ? [entry(eventsCalendarPath, words.calendar.label, words.calendar.text)] : []),
    entry(sitemapPath, words.sitemap.label, words.sitemap.text),
    "",
  ].join("\n");
}
