/** Names of earlier versions, to point to the update guide. They go with version 2. */

const names: ReadonlySet<string> = new Set(
  (
    "extra-pages pages/article.yaml pages/login.yaml pages/signup.yaml pages/denied.yaml pages/error.yaml pages/course-detail.yaml " +
    "hero universities categories courses why testimonials trending blog story catalogue features offer instructor openings values " +
    "button feed list date articles over events tickerLabel tickerLimit members memberLabel plans faq contact intro director location " +
    "order personPage periods past calendar form heading pick pricing quickAccess developSkills questions tutor " +
    "formAddress unwritten waiting one many lessons enrolled eyebrow save file " +
    "vermilion cobalt saffron jade lilac blush sky butter mint frames shortcut tile readArticle"
  ).split(" "),
);

/** Hint for a name of an earlier version; empty for other names. */
export const earlierName = (name: string) =>
  names.has(name)
    ? `An earlier version had “${name}”: see its new name in node_modules/prospectus/docs/update.md.`
    : "";
