import type { Content } from "../load/load.ts";
import type { Page } from "../pages.ts";

/** What stands for a page in lists of pages. */
export type PageWords = {
  title: string;
  /** What search engines show below the title. */ description: string;
  /** The short name that stands on the page. */ name: string;
};

/** Finds the record of a page that has a content file of its own. `listPages` named the file, so it was read. */
function recordOf<Item extends { slug: string }>(records: readonly Item[], { path, slug }: Page): Item {
  const record = records.find((one) => one.slug === slug);
  if (!record)
    throw new Error(`The page ${path} has no record “${slug}”; the content check should have said so.`);
  return record;
}

/** Gives the title, the description and the name of any page. */
export function pageWords(content: Content, page: Page): PageWords {
  const { pages, site } = content;
  switch (page.kind) {
    case "category": {
      const { meta, band } = recordOf(content.categories, page);
      return { ...meta, name: band.eyebrow };
    }
    case "course": {
      const { meta, title } = recordOf(content.coursePages, page);
      return { ...meta, name: title };
    }
    case "article": {
      const { meta, title, label } = recordOf(content.articles, page);
      return { title, description: meta.description, name: label };
    }
    case "home":
      return { ...pages.home.meta, name: site.name };
    case "login":
    case "signup":
    case "denied":
      return { ...pages[page.kind].meta, name: pages[page.kind].title };
    case "courses":
      return { ...pages.course.meta, name: pages.course.band.eyebrow };
    case "events":
      return { ...pages.event.meta, name: pages.event.band.eyebrow };
    default:
      return { ...pages[page.kind].meta, name: pages[page.kind].band.eyebrow };
  }
}
