/** Prerendering (WICG, Prerendering Revamped), absent from TypeScript's DOM types. */
interface Document {
  readonly prerendering?: boolean;
}

/** A module as one small script in a string, from src/build/compiled-script.ts. */
declare module "*?script" {
  const code: string;
  export default code;
}
