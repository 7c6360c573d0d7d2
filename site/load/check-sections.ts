/** Checks that the sections of pages have what they show. */
import { hasPages, soundWordsOf, type SoundContent } from "../content.ts";
import { contact } from "../pages/contact.ts";
import { events } from "../pages/events.ts";
import { pricing } from "../pages/pricing.ts";
import { fileOf } from "../records.ts";
import type { Section } from "../records/extra-page.ts";
import type { FieldPath } from "./content-error.ts";
import type { Report } from "./cross-checks.ts";

/** What a section lacks: where in it that shows, what there would have to be, and what to do. */
type Lack = { at: FieldPath; expected: string; remedy: string };

/** Sections of which a page can show one: their titles and fields have the same names on every page. */
const single: ReadonlySet<string> = new Set<Section["kind"]>(["events", "plans", "form"]);

const page = (file: string) => fileOf("pages", file);

/** What a list that is shown whole needs. */
const entryIn = (file: string): Omit<Lack, "at"> => ({
  expected: `an entry in ${file}, which it shows`,
  remedy: "Write one, or take the section out.",
});

/** What a section wants that the content does not have. What is not sound by itself counts as there. */
function lacksOf(section: Section, content: SoundContent): (Lack | false | undefined)[] {
  const at: FieldPath = ["kind"];
  const none = (list: readonly unknown[] | undefined, file: string) =>
    list?.length === 0 && { at, ...entryIn(file) };
  const noPage = ({ kind, file }: typeof events | typeof pricing, what: string, words: string) =>
    !hasPages(content, kind) && {
      at,
      expected: `the page of the ${what}, ${page(file)}, which has the words for their ${words}`,
      remedy: "Write that file, or take the section out.",
    };
  switch (section.kind) {
    case "events":
      return [noPage(events, "events", "days"), none(content.events, fileOf("events"))];
    case "plans":
      return [noPage(pricing, "plans", "periods"), none(content.plans?.plans, fileOf("plans"))];
    case "form": {
      const words = soundWordsOf(content, contact);
      return [
        content.site &&
          !content.site.form && {
            at,
            expected: `in ${fileOf("site")} where forms are sent (form)`,
            remedy: "Say it there, or take the section out.",
          },
        (!hasPages(content, contact.kind) || (words && !words.form)) && {
          at,
          expected: `the words of the form (form) in ${page(contact.file)}`,
          remedy: "Write them there, or take the section out.",
        },
      ];
    }
    case "testimonials":
      return [none(content.testimonials?.[section.of], `${fileOf("testimonials")} under ${section.of}`)];
    case "people":
      return [
        section.pick === undefined &&
          content.people !== undefined &&
          content.people.team === undefined && {
            at,
            expected: `team in ${fileOf("people")}, or under pick who is shown`,
            remedy: "Write one of the two.",
          },
      ];
    case "articles":
      return [
        section.pick === undefined && none([...content.articles, ...(content.journal ?? [])], "articles"),
      ];
    case "courses": {
      const priced = (id: string) =>
        content.coursePages.some((one) => one.id === id) ||
        content.courses.some((one) => one.id === id && "badge" in one);
      const known = new Set(content.courses.map(({ id }) => id));
      return (section.pick ?? []).map(
        (id, index) =>
          known.has(id) &&
          !priced(id) && {
            at: ["pick", index],
            expected: "a course with a badge of its own, which its card shows",
            remedy: `Add its badge in ${fileOf("courses")}, or take it out here.`,
          },
      );
    }
    default:
      return [];
  }
}

/** Reports each section that wants what the content does not have, or that stands twice where one is all that a page can show. */
export function checkSections(content: SoundContent, report: Report): void {
  for (const { slug, sections } of content.extraPages) {
    const file = fileOf("extraPages", slug);
    sections.forEach((section, index) => {
      const { kind } = section;
      for (const lack of lacksOf(section, content))
        if (lack) {
          const { at, ...mistake } = lack;
          report(file, ["sections", index, ...at], { found: `a section of the kind “${kind}”`, ...mistake });
        }
      if (single.has(kind) && sections.findIndex((one) => one.kind === kind) < index)
        report(file, ["sections", index, "kind"], {
          found: `a second section of the kind “${kind}”`,
          expected: "one of this kind on a page",
          remedy: "Take one of the two out.",
        });
    });
  }
}
