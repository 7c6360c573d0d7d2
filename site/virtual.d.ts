/** The types of the content modules that `vite-plugin.ts` makes, one for each entry of `screens.ts`. */
type ScreenOf<View extends (...given: never) => unknown> = Omit<ReturnType<View>, "meta">;

declare module "virtual:content/*/meta" {
  export const meta: { title: string; description: string };
}
declare module "virtual:content/shell" {
  export const view: ReturnType<typeof import("./views/shell.ts").shellView>;
}
declare module "virtual:content/frame" {
  export const view: ReturnType<typeof import("./views/shell.ts").frameView>;
}
declare module "virtual:content/labels" {
  export const view: ReturnType<typeof import("./views/shell.ts").labelsView>;
}
declare module "virtual:content/home" {
  export const view: ScreenOf<typeof import("./views/home.ts").homeView>;
}
declare module "virtual:content/about" {
  export const view: ScreenOf<typeof import("./views/company.ts").aboutView>;
}
declare module "virtual:content/course" {
  export const view: ScreenOf<typeof import("./views/courses.ts").courseListView>;
}
declare module "virtual:content/faq" {
  export const view: ScreenOf<typeof import("./views/company.ts").faqView>;
}
declare module "virtual:content/pricing" {
  export const view: ScreenOf<typeof import("./views/company.ts").pricingView>;
}
declare module "virtual:content/event" {
  export const view: ScreenOf<typeof import("./views/company.ts").eventView>;
}
declare module "virtual:content/career" {
  export const view: ScreenOf<typeof import("./views/company.ts").careerView>;
}
declare module "virtual:content/team" {
  export const view: ScreenOf<typeof import("./views/company.ts").teamView>;
}
declare module "virtual:content/blog" {
  export const view: ScreenOf<typeof import("./views/journal.ts").blogView>;
}
declare module "virtual:content/contact" {
  export const view: ScreenOf<typeof import("./views/company.ts").contactView>;
}
declare module "virtual:content/contact/form" {
  export const view: ReturnType<typeof import("./views/company.ts").contactFormView>;
}
declare module "virtual:content/category/design" {
  export const view: ScreenOf<typeof import("./views/courses.ts").categoryView>;
}
declare module "virtual:content/category/finance" {
  export const view: ScreenOf<typeof import("./views/courses.ts").categoryView>;
}
declare module "virtual:content/category/development" {
  export const view: ScreenOf<typeof import("./views/courses.ts").categoryView>;
}
declare module "virtual:content/course/management/outline" {
  export const view: ReturnType<typeof import("./views/courses.ts").courseOutlineView>;
}
declare module "virtual:content/course/management" {
  export const view: ScreenOf<typeof import("./views/courses.ts").courseDetailView>;
}
declare module "virtual:content/course/design/outline" {
  export const view: ReturnType<typeof import("./views/courses.ts").courseOutlineView>;
}
declare module "virtual:content/course/design" {
  export const view: ScreenOf<typeof import("./views/courses.ts").courseDetailView>;
}
declare module "virtual:content/course/finance/outline" {
  export const view: ReturnType<typeof import("./views/courses.ts").courseOutlineView>;
}
declare module "virtual:content/course/finance" {
  export const view: ScreenOf<typeof import("./views/courses.ts").courseDetailView>;
}
declare module "virtual:content/course/development/outline" {
  export const view: ReturnType<typeof import("./views/courses.ts").courseOutlineView>;
}
declare module "virtual:content/course/development" {
  export const view: ScreenOf<typeof import("./views/courses.ts").courseDetailView>;
}
declare module "virtual:content/blog/blog1" {
  export const view: ScreenOf<typeof import("./views/journal.ts").articleView>;
}
declare module "virtual:content/blog/blog2" {
  export const view: ScreenOf<typeof import("./views/journal.ts").articleView>;
}
declare module "virtual:content/blog/blog3" {
  export const view: ScreenOf<typeof import("./views/journal.ts").articleView>;
}
declare module "virtual:content/blog/blog4" {
  export const view: ScreenOf<typeof import("./views/journal.ts").articleView>;
}
declare module "virtual:content/login" {
  export const view: ScreenOf<typeof import("./views/account.ts").loginView>;
}
declare module "virtual:content/signup" {
  export const view: ScreenOf<typeof import("./views/account.ts").signupView>;
}
declare module "virtual:content/denied" {
  export const view: ScreenOf<typeof import("./views/account.ts").deniedView>;
}
declare module "virtual:content/error" {
  export const view: ScreenOf<typeof import("./views/account.ts").errorView>;
}
declare module "virtual:content/near" {
  export const view: ReturnType<typeof import("./views/account.ts").nearView>;
}
declare module "virtual:content/search" {
  export const view: ReturnType<typeof import("./views/search.ts").searchView>;
}
declare module "virtual:content/head" {
  export const view: Pick<import("./make-site.ts").MadeSite, "content" | "pages">;
}
