/** Checks what no schema can say of one field: what two fields, or two files, say of each other. */
import type { Records } from "./content.ts";
import { describe, suggest, type FieldPath, type Problem } from "./content-error.ts";
import { fileOf } from "./files.ts";

/** Reports a mistake at a field of a file. */
export type Report = (
  file: string,
  path: FieldPath,
  mistake: Pick<Problem, "found" | "expected" | "remedy">,
) => void;

/** Every course page has the lessons of `lessons.yaml`, in their order. */
function checkLessons({ coursePages, lessons }: Records, report: Report): void {
  const expected = lessons.map(({ id }) => id).join(", ");
  for (const page of coursePages) {
    const found = page.lessons.map(({ lesson }) => lesson).join(", ");
    if (found !== expected)
      report(fileOf("coursePages", page.slug), ["lessons"], {
        found,
        expected: `the lessons of lessons.yaml in their order: ${expected}`,
        remedy: "Put one entry for each lesson, in that order.",
      });
  }
}

/** The highlight of the home page's title is a part of the title. */
function checkHighlight({ pages }: Records, report: Report): void {
  const { hero } = pages.home;
  if (!hero.title.includes(hero.highlight))
    report(fileOf("pages", "home"), ["hero", "highlight"], {
      found: describe(hero.highlight),
      expected: `words that stand in the title ${describe(hero.title)}`,
      remedy: "Copy them from the title.",
    });
}

/** Openings that search engines may list say when they were announced (schema.org, JobPosting.datePosted). */
function checkPostings({ jobs, site }: Records, report: Report): void {
  if (!site.jobPostings) return;
  jobs.forEach(({ posted }, index) => {
    if (posted === undefined)
      report(fileOf("jobs"), [index, "posted"], {
        found: describe(posted),
        expected: "the day on which the opening was announced, since site.yaml says jobPostings: true",
        remedy: 'Add a line such as posted: "2026-02-01", or set jobPostings to false.',
      });
  });
}

/** An event ends after it starts, in a time zone of the IANA list. */
function checkEvents({ events }: Records, report: Report): void {
  const timeZones = Intl.supportedValuesOf("timeZone");
  events.forEach(({ start, end, timeZone }, index) => {
    if (end <= start)
      report(fileOf("events"), [index, "end"], {
        found: describe(end),
        expected: `a time after the start, ${start}`,
        remedy: "Correct the day or the time.",
      });
    if (!timeZones.includes(timeZone))
      report(fileOf("events"), [index, "timeZone"], {
        found: describe(timeZone),
        expected: "a time zone of the IANA list, such as America/New_York",
        remedy: `${suggest(timeZone, timeZones)} Correct the name.`.trim(),
      });
  });
}

/** Holds the parts of the content against each other. Every file must have been found sound by itself. */
export function checkAcross(content: Records, report: Report): void {
  checkLessons(content, report);
  checkHighlight(content, report);
  checkPostings(content, report);
  checkEvents(content, report);
}
