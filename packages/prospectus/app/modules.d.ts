// oxlint-disable typescript/consistent-type-imports -- The declaration of a module that is made can import in no other way.
/** What the content becomes for scripts that are imported when they are wanted, made by site/content-plugin.ts. */
type Made = import("../site/make-site.ts").SharedWords;

/** The components of the site's own kinds of section, made by scripts/page-scripts.ts. */
declare module "virtual:own-sections" {
  const components: Readonly<
    Record<string, () => Promise<{ default: import("./hooks/this-page").Components[string] }>>
  >;
  export default components;
}

declare module "virtual:content/search" {
  const view: Made["search"];
  export default view;
}
declare module "virtual:content/titles" {
  const pages: Made["titles"];
  export default pages;
}
declare module "virtual:content/progress" {
  const words: Made["progress"];
  export default words;
}

/** Prerendering (WICG, Prerendering Revamped), which TypeScript's own types of the browser lack. */
interface Document {
  readonly prerendering?: boolean;
}

/** The cut fonts, made by `scripts/brand-folder.ts` before each build. */
declare module "@brand/*" {
  const address: string;
  export default address;
}

/** A module as one small script in a string, made by app/document/compiled-script.ts. */
declare module "*?script" {
  const code: string;
  export default code;
}
