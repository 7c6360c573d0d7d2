import type { Content } from "../load/load.ts";
import type { Page } from "../pages.ts";
import { find, findBySlug } from "./find.ts";

/** What stands for a page in lists of pages. */
export type PageWords = {
  title: string;
  /** What search engines show below the title. */ description: string;
  /** The short name that stands on the page. */ name: string;
};

/** Gives the title, the description and the name of any page. */
export function pageWords(content: Content, page: Page): PageWords {
  const { pages, site } = content;
  const { slug = "" } = page;
  switch (page.kind) {
    case "category": {
      const { name, page: said } = findBySlug(content.categories, slug);
      // Only a category that says what its page shows is in the list of pages.
      return said ? { ...said.meta, name: said.band.eyebrow } : { title: name, description: "", name };
    }
    case "course": {
      const { meta, title } = findBySlug(content.coursePages, slug);
      return { ...meta, name: title };
    }
    case "article": {
      const { meta, title, label } = findBySlug(content.articles, slug);
      return { title, description: meta.description, name: label };
    }
    case "person": {
      const { meta } = findBySlug(content.personPages, slug);
      return { ...meta, name: find(content.people.people, slug).name };
    }
    case "plain": {
      const { meta, band } = findBySlug(content.plainPages, slug);
      return { ...meta, name: band.eyebrow };
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
