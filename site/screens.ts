/** Which view each screen imports as `virtual:content/<name>`. The types stand in `virtual.d.ts`. */
import type { Content } from "./load/load.ts";
import { noteReads } from "./load/reads.ts";
import type { Source } from "./views/shared.ts";
import { deniedView, errorView, loginView, nearView, signupView } from "./views/account.ts";
import {
  aboutView,
  careerView,
  contactFormView,
  contactView,
  eventView,
  faqView,
  pricingView,
  teamView,
} from "./views/company.ts";
import { categoryView, courseDetailView, courseListView, courseOutlineView } from "./views/courses.ts";
import { homeView } from "./views/home.ts";
import { articleView, blogView } from "./views/journal.ts";
import { searchView } from "./views/search.ts";
import { frameView, labelsView, shellView } from "./views/shell.ts";

const fixedScreens = {
  shell: shellView,
  frame: frameView,
  labels: labelsView,
  home: homeView,
  about: aboutView,
  course: courseListView,
  faq: faqView,
  pricing: pricingView,
  event: eventView,
  career: careerView,
  team: teamView,
  blog: blogView,
  contact: contactView,
  "contact/form": contactFormView,
  login: loginView,
  signup: signupView,
  denied: deniedView,
  error: errorView,
  near: nearView,
  search: searchView,
} satisfies Record<string, (source: Source) => unknown>;

/** The screens of the pages that have a content file of their own. */
function screensOfRecords({ categories, pageList }: Content): Record<string, (source: Source) => unknown> {
  return Object.fromEntries(
    pageList.flatMap(({ kind, path, slug = "" }): [string, (source: Source) => unknown][] => {
      const name = path.slice(1);
      switch (kind) {
        case "category":
          return categories
            .filter((category) => category.slug === slug)
            .map((category) => [name, (source) => categoryView(source, category.slug)]);
        case "course":
          return [
            [name, (source) => courseDetailView(source, slug)],
            [`${name}/outline`, (source) => courseOutlineView(source, slug)],
          ];
        case "article":
          return [[name, (source) => articleView(source, slug)]];
        default:
          return [];
      }
    }),
  );
}

/** What each screen shows, by its name. */
export type Views = {
  [Name in keyof typeof fixedScreens]: ReturnType<(typeof fixedScreens)[Name]>;
} & Record<string, unknown>;

/** Makes all views, each once; the pictures they name go into the source's store. Gives with them the content files that each screen shows. */
export function makeViews({ content, pictures }: Source): {
  views: Views;
  reads: Map<string, ReadonlySet<string>>;
} {
  const reads = new Map<string, ReadonlySet<string>>();
  const views = Object.fromEntries(
    Object.entries({ ...fixedScreens, ...screensOfRecords(content) }).map(([name, view]) => {
      const noted = noteReads(content);
      reads.set(name, noted.files);
      return [name, view({ content: noted.content, pictures })];
    }),
  ) as Views;
  return { views, reads };
}
