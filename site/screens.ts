/** Which view each screen imports as `virtual:content/<name>`. The types stand in `virtual.d.ts`. */
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

export const screens = {
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
  "category/design": (source) => categoryView(source, "design"),
  "category/finance": (source) => categoryView(source, "finance"),
  "category/development": (source) => categoryView(source, "development"),
  "course/management": (source) => courseDetailView(source, "management"),
  "course/management/outline": (source) => courseOutlineView(source, "management"),
  "course/design": (source) => courseDetailView(source, "design"),
  "course/design/outline": (source) => courseOutlineView(source, "design"),
  "course/finance": (source) => courseDetailView(source, "finance"),
  "course/finance/outline": (source) => courseOutlineView(source, "finance"),
  "course/development": (source) => courseDetailView(source, "development"),
  "course/development/outline": (source) => courseOutlineView(source, "development"),
  "blog/blog1": (source) => articleView(source, "blog1"),
  "blog/blog2": (source) => articleView(source, "blog2"),
  "blog/blog3": (source) => articleView(source, "blog3"),
  "blog/blog4": (source) => articleView(source, "blog4"),
  login: loginView,
  signup: signupView,
  denied: deniedView,
  error: errorView,
  near: nearView,
  search: searchView,
} satisfies Record<string, (source: Source) => unknown>;

/** What each screen shows, by its name. */
export type Views = { [Name in keyof typeof screens]: ReturnType<(typeof screens)[Name]> };

/** Makes all views, each once; the pictures they name go into the source's store. Gives with them the content files that each screen shows. */
export function makeViews({ content, pictures }: Source): {
  views: Views;
  reads: Map<string, ReadonlySet<string>>;
} {
  const reads = new Map<string, ReadonlySet<string>>();
  const views = Object.fromEntries(
    Object.entries(screens).map(([name, view]) => {
      const noted = noteReads(content);
      reads.set(name, noted.files);
      return [name, view({ content: noted.content, pictures })];
    }),
  ) as Views;
  return { views, reads };
}
