/** Prerendering (WICG, Prerendering Revamped), which TypeScript's own types of the browser lack. */
interface Document {
  readonly prerendering?: boolean;
}
