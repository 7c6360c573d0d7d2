/**
 * The one door to `content/`: reads every file, holds it against its schema, checks what one file says of
 * another, and gives the whole or fails with every mistake at once. Runs at build time only.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Illustrated } from "../images/photographs.ts";
import { linksIn, parseProse, type Block } from "./prose.ts";
import {
  describe,
  fieldName,
  filesIn,
  hold,
  keyOf,
  readMarkdown,
  readYaml,
  report,
  suggest,
  type FieldPath,
  type Problem,
  type Source,
} from "./read.ts";
import { routePaths } from "../route-paths.ts";
import * as schema from "../schema/schema.ts";

const files = {
  site: ["site.yaml", schema.site],
  labels: ["labels.yaml", schema.labels],
  navigation: ["navigation.yaml", schema.navigation],
  courses: ["courses.yaml", schema.courses],
  courseLists: ["course-lists.yaml", schema.courseLists],
  categoryTiles: ["category-tiles.yaml", schema.categoryTiles],
  lessons: ["lessons.yaml", schema.lessons],
  people: ["people.yaml", schema.people],
  testimonials: ["testimonials.yaml", schema.testimonials],
  events: ["events.yaml", schema.events],
  jobs: ["jobs.yaml", schema.jobs],
  plans: ["plans.yaml", schema.plans],
  faqs: ["faqs.yaml", schema.faqs],
  journal: ["journal.yaml", schema.journal],
  banners: ["banners.yaml", schema.banners],
  llms: ["llms.yaml", schema.llms],
  search: ["search.yaml", schema.search],
} as const;

/** The file, from the content folder, of a record of `Content`: of a whole file, of one page, one course page or one article. */
export function fileOf(
  ...key: [keyof typeof files] | ["pages" | "coursePages" | "articles", string]
): string {
  const [kind, name] = key;
  if (kind === "pages") return `pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
  if (kind === "coursePages") return `courses/${name}.yaml`;
  if (kind === "articles") return `articles/${name}.md`;
  return files[kind][0];
}

const courseCategories = ["management", "design", "finance", "development"] as const;

type Files = { [Key in keyof typeof files]: z.output<(typeof files)[Key][1]> };
type Pages = { [Key in keyof typeof schema.pages]: z.output<(typeof schema.pages)[Key]> };
export type Article = z.output<typeof schema.article> & { slug: string; blocks: Block[] };
export type CoursePage = z.output<typeof schema.coursePage>;
export type CourseCategory = (typeof courseCategories)[number];

/** All of the site's content, checked. */
export type Content = Files & {
  pages: Pages;
  coursePages: Record<CourseCategory, CoursePage>;
  articles: Article[];
};

/** Where the content names a photograph: the kind of record, the file in `content/images`, and the place to report a mistake at. */
export type NamedPhotograph = { kind: Illustrated; image: string } & Pick<Problem, "file" | "line" | "field">;

/** The content cannot be used; the message lists every mistake with file, line, field, what was found and expected, and what to do. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(report(problems));
    this.problems = problems;
  }
}

/** Walks a value and gives every text that stands under a key of that name. */
function valuesUnder(
  value: unknown,
  names: readonly string[],
  path: FieldPath = [],
): { path: FieldPath; value: string }[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => valuesUnder(item, names, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => [
    ...(names.includes(key) && typeof item === "string" ? [{ path: [...path, key], value: item }] : []),
    ...valuesUnder(item, names, [...path, key]),
  ]);
}

/** Says what is wrong with a link, or nothing: a path must be in the route table. */
function linkMistake(link: string): Pick<Problem, "expected" | "remedy"> | undefined {
  if (!link.startsWith("/")) return undefined;
  const path = link.split("#")[0] ?? link;
  if (routePaths.includes(path)) return undefined;
  return {
    expected: `a path of the route table: ${routePaths.join(" ")}`,
    remedy: `${suggest(path, routePaths)} Correct the path, or add the route to app/routes.ts.`.trim(),
  };
}

/** Reads and checks the whole content folder, but not what is in its photographs. Throws a `ContentError` that lists all mistakes. */
export function loadContent(root: string): Content {
  return readContent(root).content;
}

/** As `loadContent`, and says with the content where it names photographs, for `readPhotographs`. */
export function readContent(root: string): { content: Content; photographs: NamedPhotograph[] } {
  const problems: Problem[] = [];
  const sources: Source[] = [];
  const read = <Schema extends z.ZodType>(file: string, rule: Schema) => {
    const source = readYaml(root, file, problems);
    sources.push(source);
    return { source, data: hold(source, rule, problems) };
  };

  const records = Object.fromEntries(
    Object.entries(files).map(([key, [file, rule]]) => [key, read(file, rule)]),
  );
  const pages = Object.fromEntries(
    Object.entries(schema.pages).map(([key, rule]) => [key, read(fileOf("pages", key), rule)]),
  );
  const coursePages = Object.fromEntries(
    courseCategories.map((key) => [key, read(fileOf("coursePages", key), schema.coursePage)]),
  );
  const articles = filesIn(root, "articles", ".md").map((file) => {
    const source = readMarkdown(root, file, problems);
    sources.push(source);
    const blocks = parseProse(file, source.prose, source.proseLine, problems);
    for (const to of linksIn(blocks)) {
      const mistake = linkMistake(to);
      if (mistake)
        problems.push({
          file,
          line:
            source.proseLine + source.prose.slice(0, source.prose.indexOf(`(${to})`)).split("\n").length - 1,
          field: "(prose)",
          found: `a link to ${to}`,
          ...mistake,
        });
    }
    return { source, slug: keyOf(file), blocks, data: hold(source, schema.article, problems) };
  });

  for (const source of sources) {
    for (const { path, value } of valuesUnder(source.value, ["to"])) {
      const mistake = linkMistake(value);
      if (mistake)
        problems.push({
          file: source.file,
          line: source.lineOf(path),
          field: fieldName(path),
          found: describe(value),
          ...mistake,
        });
    }
  }

  checkKnownFiles(root, problems);
  // What one file says of another can be checked only where both could be read.
  if (problems.length > 0) throw new ContentError(problems);
  const unwrap = (entries: Record<string, { data: unknown }>) =>
    Object.fromEntries(Object.entries(entries).map(([key, { data }]) => [key, data]));
  const content = {
    ...unwrap(records),
    pages: unwrap(pages),
    coursePages: unwrap(coursePages),
    articles: articles.map(({ slug, blocks, data }) => ({ ...data, slug, blocks })),
  } as Content;
  checkReferences(root, content, sources, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return { content, photographs: namedPhotographs(sources) };
}

/** The kind of the records that a file holds, by where it lies. */
function kindOf(file: string): Illustrated | undefined {
  if (file.startsWith("articles/")) return "articles";
  return (["courses", "events", "people"] as const).find((kind) => files[kind][0] === file);
}

/** Every place at which a photograph is named. */
function namedPhotographs(sources: readonly Source[]): NamedPhotograph[] {
  return sources.flatMap(({ file, value, lineOf }) => {
    const kind = kindOf(file);
    if (!kind) return [];
    return valuesUnder(value, ["file"]).map(({ path, value: image }) => ({
      kind,
      image,
      file,
      line: lineOf(path),
      field: fieldName(path),
    }));
  });
}

/** A file in `content/` that nothing reads would be dropped in silence: report it. */
function checkKnownFiles(root: string, problems: Problem[]): void {
  const pageFiles = Object.keys(schema.pages).map((key) => fileOf("pages", key));
  const known = [
    ...Object.values(files).map(([file]) => file as string),
    ...pageFiles,
    ...courseCategories.map((key) => fileOf("coursePages", key)),
  ];
  for (const file of ["", "pages", "courses"].flatMap((folder) => filesIn(root, folder, ".yaml"))) {
    if (!known.includes(file))
      problems.push({
        file,
        line: 1,
        field: "(the file)",
        found: `the file ${file}`,
        expected: "only files that a page reads",
        remedy: `${suggest(file, known)} Rename or remove it.`.trim(),
      });
  }
}

/** Checks ids: each defined once, each reference resolved; and that every named photograph exists. */
function checkReferences(
  root: string,
  content: Content,
  sources: readonly Source[],
  problems: Problem[],
): void {
  const sourceOf = (file: string) => sources.find((source) => source.file === file);
  const add = (file: string, path: FieldPath, found: string, expected: string, remedy: string) =>
    problems.push({
      file,
      line: sourceOf(file)?.lineOf(path) ?? 1,
      field: fieldName(path),
      found,
      expected,
      remedy,
    });

  const unique = (file: string, ids: readonly string[], prefix: FieldPath = []) =>
    ids.forEach((id, index) => {
      if (ids.indexOf(id) !== index)
        add(
          file,
          [...prefix, index, "id"],
          describe(id),
          "an id that no other record of the file has",
          "Give this record an id of its own.",
        );
    });
  unique(
    "courses.yaml",
    content.courses.map(({ id }) => id),
  );
  unique(
    "lessons.yaml",
    content.lessons.map(({ id }) => id),
  );
  unique(
    "people.yaml",
    content.people.people.map(({ id }) => id),
    ["people"],
  );
  unique(
    "events.yaml",
    content.events.map(({ id }) => id),
  );
  unique(
    "jobs.yaml",
    content.jobs.map(({ id }) => id),
  );
  unique(
    "plans.yaml",
    content.plans.plans.map(({ id }) => id),
    ["plans"],
  );
  unique(
    "faqs.yaml",
    content.faqs.categories.map(({ id }) => id),
    ["categories"],
  );

  const known = {
    course: content.courses.map(({ id }) => id),
    lesson: content.lessons.map(({ id }) => id),
    person: content.people.people.map(({ id }) => id),
    article: content.articles.map(({ slug }) => slug),
  };
  const kinds = {
    course: known.course,
    lesson: known.lesson,
    author: known.person,
    person: known.person,
    article: known.article,
  };
  const resolve = (file: string, path: FieldPath, id: string, ids: readonly string[], kind: string) => {
    if (!ids.includes(id))
      add(
        file,
        path,
        describe(id),
        `the id of a ${kind}: ${ids.join(", ")}`,
        `${suggest(id, ids)} Correct the id, or add the record.`.trim(),
      );
  };
  for (const source of sources) {
    if (
      source.file === "labels.yaml" ||
      source.file === "search.yaml" ||
      source.file === "pages/article.yaml" ||
      source.file === "pages/course.yaml"
    )
      continue;
    for (const [kind, ids] of Object.entries(kinds)) {
      for (const { path, value } of valuesUnder(source.value, [kind])) {
        if (source.file.startsWith("pages/") && path.length !== 2) continue;
        resolve(source.file, path, value, ids, kind);
      }
    }
  }
  content.people.team.forEach((id, index) =>
    resolve("people.yaml", ["team", index], id, known.person, "person"),
  );
  content.pages.home.blog.articles.forEach((id, index) =>
    resolve("pages/home.yaml", ["blog", "articles", index], id, known.article, "article"),
  );
  for (const category of courseCategories) {
    const file = `courses/${category}.yaml`;
    const page = content.coursePages[category];
    page.instructors.forEach((id, index) =>
      resolve(file, ["instructors", index], id, known.person, "person"),
    );
    const order = page.lessons.map(({ lesson }) => lesson).join(", ");
    if (order !== known.lesson.join(", "))
      add(
        file,
        ["lessons"],
        order,
        `the lessons of lessons.yaml in their order: ${known.lesson.join(", ")}`,
        "Put one entry for each lesson, in that order.",
      );
  }
  const hero = content.pages.home.hero;
  if (!hero.title.includes(hero.highlight))
    add(
      "pages/home.yaml",
      ["hero", "highlight"],
      describe(hero.highlight),
      `words that stand in the title ${describe(hero.title)}`,
      "Copy them from the title.",
    );
  if (content.site.jobPostings)
    content.jobs.forEach(({ posted }, index) => {
      if (posted === undefined)
        add(
          "jobs.yaml",
          [index, "posted"],
          describe(posted),
          "the day on which the opening was announced, since site.yaml says jobPostings: true",
          'Add a line such as posted: "2026-02-01", or set jobPostings to false.',
        );
    });
  content.events.forEach((event, index) => {
    if (event.end <= event.start)
      add(
        "events.yaml",
        [index, "end"],
        describe(event.end),
        `a time after the start, ${event.start}`,
        "Correct the day or the time.",
      );
    if (!Intl.supportedValuesOf("timeZone").includes(event.timeZone))
      add(
        "events.yaml",
        [index, "timeZone"],
        describe(event.timeZone),
        "a time zone of the IANA list, such as America/New_York",
        `${suggest(event.timeZone, Intl.supportedValuesOf("timeZone"))} Correct the name.`.trim(),
      );
  });
  for (const source of sources) {
    for (const { path, value } of valuesUnder(source.value, ["file"])) {
      if (!existsSync(join(root, "images", value)))
        add(
          source.file,
          path,
          describe(value),
          "the name of a file in content/images",
          "Put the photograph there, or correct its name.",
        );
    }
  }
}
