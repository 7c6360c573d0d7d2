/** What each kind of page shows. */
import type { Page, PageKind } from "../pages.ts";
import { deniedView, loginView, signupView } from "./account.ts";
import { aboutView, careerView, contactView, eventView, faqView, pricingView, teamView } from "./company.ts";
import { categoryView, courseDetailView, courseListView } from "./courses.ts";
import { homeView } from "./home.ts";
import { articleView, blogView } from "./journal.ts";
import { personPageView } from "./person.ts";
import { plainView } from "./plain.ts";
import type { Source } from "./shared.ts";

/** The view of each kind of page. `slug` names the record, where many pages are of a kind; `page` is the page, where its kind has lists that go on. */
export const pageViews = {
  home: homeView,
  about: aboutView,
  courses: courseListView,
  faq: faqView,
  pricing: pricingView,
  events: eventView,
  career: careerView,
  team: teamView,
  blog: blogView,
  contact: contactView,
  category: categoryView,
  course: courseDetailView,
  article: articleView,
  person: personPageView,
  plain: plainView,
  login: loginView,
  signup: signupView,
  denied: deniedView,
} satisfies Record<PageKind, (source: Source, slug: never, page: Page) => { meta: HeadWords }>;

/** What a view says for the head of its page. */
export type HeadWords = { title: string; description: string };

/** What a page of that kind shows. */
export type PageView<Kind extends PageKind> = Omit<ReturnType<(typeof pageViews)[Kind]>, "meta">;
