// oxlint-disable typescript/consistent-type-imports -- Declarations of virtual modules cannot use import statements.
/** Data for scripts that load on demand, from src/build/content-plugin.ts. */
type Shared = import("../site/create-site.ts").Site["shared"];

declare module "virtual:content/search" {
  const view: Shared["search"];
  export default view;
}
declare module "virtual:content/titles" {
  const pages: Shared["titles"];
  export default pages;
}

/** Prerendering (WICG, Prerendering Revamped), absent from TypeScript's DOM types. */
interface Document {
  readonly prerendering?: boolean;
}

/** A module as one small script in a string, from src/build/compiled-script.ts. */
declare module "*?script" {
  const code: string;
  export default code;
}
