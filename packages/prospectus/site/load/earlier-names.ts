/** Names that version 1.0.0 had, so that the check can say where to read what each is now. They go with version 2. */

const names: ReadonlySet<string> = new Set(
  (
    "extra-pages pages/article.yaml pages/login.yaml pages/signup.yaml pages/denied.yaml pages/error.yaml pages/course-detail.yaml " +
    "hero universities categories courses why testimonials trending blog story catalogue features offer instructor openings values " +
    "button feed list date articles over events tickerLabel tickerLimit members memberLabel plans faq contact intro director location " +
    "order personPage periods past calendar form heading pick pricing quickAccess developSkills questions tutor " +
    "formAddress unwritten waiting one many lessons enrolled eyebrow save file " +
    "vermilion cobalt saffron jade lilac blush sky butter mint"
  ).split(" "),
);

/** What to do with a key, a word or a file that cannot stand where it does; nothing where version 1.0.0 had none of the name. */
export const earlierName = (name: string) =>
  names.has(name)
    ? `In content of version 1.0.0, “${name}” has a new name: see node_modules/prospectus/docs/update.md.`
    : "";
