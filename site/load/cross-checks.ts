/** Checks what no schema can say of one field: what two fields, or two files, say of each other. */
import { soundWordsOf, type SoundContent } from "../content.ts";
import { shareName } from "../page.ts";
import { contact } from "../pages/contact.ts";
import { course } from "../pages/course.ts";
import { home } from "../pages/home.ts";
import { fileFolders } from "../hosts/headers.ts";
import { describe, listed, suggest, type FieldPath, type Problem } from "./content-error.ts";
import { fileOf } from "../records.ts";

/** Reports a mistake at a field of a file. */
export type Report = (
  file: string,
  path: FieldPath,
  mistake: Pick<Problem, "found" | "expected" | "remedy">,
) => void;

/** A course page that refers to lessons of `lessons.yaml` has all of them, in their order. */
function checkLessons({ coursePages, lessons }: SoundContent, report: Report): void {
  if (!lessons) return;
  const expected = lessons.map(({ id }) => id).join(", ");
  for (const page of coursePages) {
    const ids = page.lessons.map(({ lesson }) => lesson);
    if (ids.every((id) => id === undefined)) continue;
    const found = ids.join(", ");
    // A lesson that does not exist is reported as such.
    if (ids.length > 0 && found !== expected && ids.every((one) => lessons.some(({ id }) => id === one)))
      report(fileOf("coursePages", page.slug), ["lessons"], {
        found,
        expected: `the lessons of lessons.yaml in their order: ${expected}`,
        remedy: "Put one entry for each lesson, in that order.",
      });
  }
}

/** Where courses with a price need a membership, there is the page that says so; and nowhere else, since nothing would lead to it. */
function checkMembership({ pageList, site }: SoundContent, report: Report): void {
  if (!site) return;
  const hasPage = pageList.some(({ path }) => path === "/denied");
  if (!site.membership && hasPage)
    report(fileOf("site"), ["membership"], {
      found: "no membership, while there is pages/denied.yaml",
      expected: "membership: true, so that the courses with a price lead to that page",
      remedy: "Add the line; or remove that file, so that these courses lead to their own pages.",
    });
  if (site.membership && !hasPage)
    report(fileOf("site"), ["membership"], {
      found: "true, while there is no page /denied",
      expected: "pages/denied.yaml, to which the courses with a price then lead",
      remedy: "Write that file; or take the line out, so that these courses lead to their own pages.",
    });
}

/** The highlight of the home page's title is a part of the title. */
function checkHighlight(content: SoundContent, report: Report): void {
  const hero = soundWordsOf(content, home)?.hero;
  if (hero && !hero.title.includes(hero.highlight))
    report(fileOf("pages", "home"), ["hero", "highlight"], {
      found: describe(hero.highlight),
      expected: `words that stand in the title ${describe(hero.title)}`,
      remedy: "Copy them from the title.",
    });
}

/** Openings that search engines may list say when they were announced (schema.org, JobPosting.datePosted). */
function checkPostings({ jobs, site }: SoundContent, report: Report): void {
  if (!jobs || !site?.jobPostings) return;
  jobs.forEach(({ posted }, index) => {
    if (posted === undefined)
      report(fileOf("jobs"), [index, "posted"], {
        found: describe(posted),
        expected: "the day on which the opening was announced, since site.yaml says jobPostings: true",
        remedy: 'Add a line such as posted: "2026-02-01", or set jobPostings to false.',
      });
  });
}

/** A form that is sent nowhere says so; and where forms are sent somewhere, there is one. */
function checkForms(content: SoundContent, report: Report): void {
  if (!content.site) return;
  const [onContact, onCourse] = [soundWordsOf(content, contact), soundWordsOf(content, course)];
  const forms = [
    [contact.file, "form", onContact?.form],
    [course.file, "query", onCourse?.tabs.query && onCourse.query],
  ] as const;
  if (content.site.form) {
    const areSound = [contact, course].every(
      ({ file }) => !content.words.has(file) || content.words.get(file),
    );
    if (areSound && forms.every(([, , words]) => !words))
      report(fileOf("site"), ["form"], {
        found: "where forms are sent, while no page has a form",
        expected:
          "the words of a form: form in pages/contact.yaml, or query and tabs.query in pages/course-detail.yaml",
        remedy: "Copy them from that file of starter/ in your language; or take form out here.",
      });
    return;
  }
  for (const [file, key, words] of forms)
    if (words && words.status === undefined)
      report(fileOf("pages", file), [key, "status"], {
        found: describe(undefined),
        expected: "what is said when the form is sent, since site.yaml says nowhere to send it",
        remedy: "Add the key “status”, or say in site.yaml where forms are sent (form).",
      });
}

/** Names that a page beside all others cannot have, since the build has them already: for the error page, the words of the home page, and folders of files, where the page would be kept as long as they are. */
const taken: ReadonlySet<string> = new Set([
  "404",
  "index",
  "files",
  ...fileFolders.map((folder) => folder.slice(1, -1)),
]);

/** Pages of prose and pages from sections lie beside all others: their addresses, and the names of their share pictures, are their own. */
function checkPagesBeside(content: SoundContent, report: Report): void {
  const { plainPages, extraPages, pageList, navigation } = content;
  const columns = navigation?.footer.columns ?? [];
  const shown = new Set<string>();
  const pages = [
    ...plainPages.map((page) => ({ ...page, folder: "plainPages" as const, like: ["plain", "extra"] })),
    ...extraPages.map((page) => ({ ...page, folder: "extraPages" as const, like: ["extra"] })),
  ];
  for (const { slug, footer, band, folder, like } of pages) {
    const file = fileOf(folder, slug);
    const other = pageList.find((page) => !like.includes(page.kind) && shareName(page.path) === slug);
    if (other || taken.has(slug))
      report(file, [], {
        found: `the name ${slug}, which ${other ? `the page ${other.path}` : "the build"} needs`,
        expected: "the name of no other page",
        remedy: "Rename the file; its name is the page's address.",
      });
    if (footer === undefined || !navigation) continue;
    const column = columns.find(({ title }) => title === footer);
    const titles = columns.map(({ title }) => title);
    if (!column)
      report(file, ["footer"], {
        found: describe(footer),
        expected: `the title of a column of the footer: ${listed(titles)}`,
        remedy: `${suggest(footer, titles)} Correct the title, or add the column in navigation.yaml.`.trim(),
      });
    const same = column?.items.find(({ label, to }) => label === band.eyebrow && to !== undefined);
    if (same || shown.has(`${footer} ${band.eyebrow}`))
      report(file, ["band", "eyebrow"], {
        found: `${describe(band.eyebrow)}, which is a link of the column “${footer}” already`,
        expected: "a name that no other link of the column has",
        remedy: "Give the page another name, or take the other link out.",
      });
    shown.add(`${footer} ${band.eyebrow}`);
  }
}

/** The page of a person is named by the person's id. */
function checkPersonPages({ personPages, people }: SoundContent, report: Report): void {
  if (!people) return;
  const ids = people.people.map(({ id }) => id);
  for (const { slug } of personPages)
    if (!ids.includes(slug))
      report(fileOf("personPages", slug), [], {
        found: `the name ${slug}, which is no person's id`,
        expected: `the id of a person of people.yaml: ${listed(ids)}`,
        remedy: `${suggest(slug, ids)} Rename the file, or add the person.`.trim(),
      });
}

/** Holds the parts of the content against each other. What is not sound by itself is left out. */
export function checkAcross(content: SoundContent, report: Report): void {
  checkLessons(content, report);
  checkMembership(content, report);
  checkHighlight(content, report);
  checkPostings(content, report);
  checkForms(content, report);
  checkPagesBeside(content, report);
  checkPersonPages(content, report);
}
