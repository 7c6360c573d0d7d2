/** Creates a small valid site: `prospectus new`. Asks for what options do not set. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { isMap, isSeq, parse, parseDocument } from "yaml";
import { z } from "zod";
import { engineFolder } from "../site/engine-folder.ts";
import { lineWidth } from "../site/line-width.ts";
import { site as rules } from "../site/records/site.ts";
import { hosts, writeRepository } from "./new-repository.ts";
import { dayAt } from "../site/schema/local-time.ts";
import { valueAt } from "../site/schema/walk.ts";

const starter = join(engineFolder, "starter");

const folderFor = (language: string) => join(starter, language.replace(/-.*/, ""));
const hasWordsIn = (language: string) => existsSync(folderFor(language));

const optional = ["about", "courses", "events", "team", "blog", "faq", "contact"] as const;
type Optional = (typeof optional)[number];

/** Pages that a file of the starter, or a section of its home page, depends on. */
const belongsTo: Readonly<Record<string, readonly Optional[]>> = {
  ...Object.fromEntries(optional.map((page) => [`pages/${page}.yaml`, [page]])),
  "words/course.yaml": ["courses"],
  "courses/first-course.yaml": ["courses"],
  "course-filter": ["courses"],
  "categories/first-subject.yaml": ["courses", "events", "blog"],
  "people.yaml": ["courses", "team", "blog"],
  "events.yaml": ["events"],
  "words/article.yaml": ["blog"],
  "articles/first-article.md": ["blog"],
  articles: ["blog"],
  "faqs.yaml": ["faq"],
};

const isFree = (folder: string) =>
  !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);

const questions = z.object({
  folder: z
    .string()
    .regex(/^[\p{L}\d._~:/\\-]+$/u, "a folder name of letters, digits and hyphens")
    .refine(isFree, "a new or empty folder")
    .describe("Folder of the new site, such as my-school:"),
  name: z
    .string()
    .regex(/^.{1,50}$/u, "a name of 1 to 50 letters")
    .pipe(rules.shape.name)
    .describe("Name of the school:"),
  language: rules.shape.language.describe("Language code of the pages, such as en, fr-CA or de:"),
  url: z
    .preprocess((value) => String(value).replace(/\/$/, ""), rules.shape.url)
    .describe("Public address of the site, such as https://school.example:"),
  currency: rules.shape.currency.describe("Currency code of the prices, such as EUR, CAD or USD:"),
  pages: z
    .preprocess(
      (value) => (value === "all" ? optional : value === "none" ? [] : String(value).split(/[\s,]+/)),
      z.array(z.enum(optional, `all, none, or some of ${optional.join(", ")}, separated by commas`)),
    )
    .describe(`Pages besides the home page, separated by commas, or all or none (${optional.join(", ")}):`),
  host: z
    .enum(hosts, `one of ${hosts.join(", ")}`)
    .describe(`Host of the site, or none if you do not know yet (${hosts.join(", ")}):`),
  timeZone: rules.shape.timeZone
    .optional()
    .describe("Time zone of the school, such as America/New_York, or nothing for the zone of this machine:"),
});

type Answers = z.output<typeof questions> & {
  beside: string | undefined;
};

const readRecord = (file: string): unknown =>
  existsSync(file) ? parse(readFileSync(file, "utf8")) : undefined;

/** Answers for a further language of the site in a content folder. */
function answersBeside(folder: string, language: string | undefined): Partial<Record<string, string>> {
  const site = readRecord(join(folder, "site.yaml"));
  if (!site) throw new Error(`Found no site.yaml in ${folder}; expected the content folder of a site`);
  if (!language)
    throw new Error("Found --beside without --language; expected the new language, such as --language fr");
  const pages = optional.filter((page) => existsSync(join(folder, "pages", `${page}.yaml`)));
  const keys = ["name", "url", "currency", "timeZone"] as const;
  return {
    ...Object.fromEntries(keys.map((key) => [key, String(valueAt(site, [key]))])),
    folder: join(folder, language),
    language,
    pages: pages.join() || "none",
    host: "none",
  };
}

function addLanguage(folder: string, language: string): void {
  const file = join(folder, "site.yaml");
  const site = parseDocument(readFileSync(file, "utf8"));
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  site.setIn(
    ["languages", language],
    name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language)),
  );
  writeFileSync(file, site.toString({ lineWidth }));
}

/** Values of options. Throws an Error that lists the options. */
function optionsIn(args: string[]): Partial<Record<string, string>> {
  const known = [...Object.keys(questions.shape), "beside"];
  try {
    const options = Object.fromEntries(known.map((key) => [key, { type: "string" } as const]));
    return parseArgs({ args, options }).values;
  } catch (error) {
    const expected = known.map((key) => `--${key}`).join(", ");
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}; expected ${expected}, each with a value`, { cause: error });
  }
}

/** Answers from options, then from input, repeated until valid. Throws an Error for an invalid option or a missing answer. */
async function ask(args: string[], input: Readable, output: Writable): Promise<Answers> {
  const { beside, ...written } = optionsIn(args);
  const options = { ...written, ...(beside !== undefined && answersBeside(beside, written["language"])) };
  using reader = createInterface({ input, output });
  // Lines from a terminal, a file or a pipe.
  const lines = reader[Symbol.asyncIterator]();
  const given = { ...options };
  for (const [key, rule] of Object.entries(questions.shape))
    for (;;) {
      if (given[key] === undefined) {
        const isOptional = rule.safeParse(undefined).success;
        if (isOptional && Object.keys(options).length === Object.keys(questions.shape).length - 1) break;
        output.write(`${rule.description}\n> `);
        const { value = "", done } = await lines.next();
        if (isOptional && !value.trim()) break;
        if (done) throw new Error("\nAn answer is missing");
        given[key] = value.trim();
      }
      const { success, error } = rule.safeParse(given[key]);
      if (success) break;
      const sentence = `Found “${given[key]}” for the ${key}; expected ${error.issues[0]?.message}`;
      if (options[key] !== undefined) throw new Error(sentence);
      output.write(`${sentence}.\n`);
      delete given[key];
    }
  return { ...questions.parse(given), beside };
}

/** Paths, files and sections of the site, and its mail address for use without a contact page. */
type Site = { hasPath: (path: string) => boolean; hasPart: (name: string) => boolean; mail: string };

/** Removes sections of and links to missing pages, and nodes that lose a key. Returns whether to remove the node itself. */
function prune(node: unknown, site: Site, isRoot = false): boolean {
  if (isSeq(node)) {
    const { length } = node.items;
    node.items = node.items.filter((item) => !prune(item, site));
    return length > 0 && node.items.length === 0;
  }
  if (!isMap(node)) return false;
  for (const key of ["to", "register"])
    if (node.get(key) === "/contact" && !site.hasPath("/contact")) node.set(key, site.mail);
  if (!site.hasPath(String(node.get("to") ?? "/")) || !site.hasPart(String(node.get("kind")))) return true;
  const { length } = node.items;
  node.items = node.items.filter(({ value }) => !prune(value, site));
  return !isRoot && node.items.length < length;
}

function likelyZone(language: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (!/UTC|GMT/.test(timeZone)) return timeZone;
  const zones = new Intl.Locale(language).maximize().getTimeZones() ?? [];
  return (
    ["America/New_York", "America/Toronto", ...zones].find((one) => zones.includes(one)) ?? "Europe/Berlin"
  );
}

/** Writes the site from the starter in its language or in English. Returns the number of files. */
async function write({
  folder,
  name,
  language,
  url,
  currency,
  pages,
  timeZone,
  beside,
}: Answers): Promise<number> {
  const host = new URL(url).hostname;
  const zone = timeZone ?? likelyZone(language);
  const dayIn = (days: number) => dayAt(new Date(Date.now() + days * 86_400_000), zone);
  // Days must be the same in every language.
  const [event]: unknown[] = beside ? [readRecord(join(beside, "events.yaml"))].flat() : [];
  const dayOf = (key: string) => {
    const day = valueAt(event, [key]);
    return typeof day === "string" ? day.slice(0, 10) : undefined;
  };
  const words: Readonly<Record<string, string>> = {
    name: JSON.stringify(name).slice(1, -1),
    language,
    url,
    currency,
    host,
    year: dayIn(0).slice(0, 4),
    today: dayOf("updated") ?? dayIn(0),
    day: dayOf("start") ?? dayIn(30),
    timeZone: zone,
  };
  const from = folderFor(hasWordsIn(language) ? language : "en");
  const addresses = pages.map((page) =>
    String(
      parseDocument(readFileSync(join(from, "pages", `${page}.yaml`), "utf8")).get("address") ?? `/${page}`,
    ),
  );
  const paths = new Set(["/", ...addresses]);
  const created: Site = {
    hasPath: (path) => !path.startsWith("/") || paths.has(path),
    hasPart: (part) => belongsTo[part]?.some((page) => pages.includes(page)) ?? true,
    mail: `mailto:contact@${host}`,
  };
  const files = globSync("**/*.*", { cwd: from })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(created.hasPart);
  for (const file of files) {
    const stored = readFileSync(join(from, file), "utf8");
    // A time zone from an option needs no question.
    const text = (timeZone ? stored.replace(/# \[.*\]\n(?=timeZone)/, "") : stored).replaceAll(
      new RegExp(String.raw`\$(${Object.keys(words).join("|")})`, "g"),
      (_, word: string) => words[word] ?? "",
    );
    const document = file.endsWith(".yaml") ? parseDocument(text) : undefined;
    // A form needs a page.
    if (file === "site.yaml" && !pages.includes("contact") && !pages.includes("courses"))
      document?.delete("form");
    prune(document?.contents, created, true);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const written = document?.toString({ lineWidth }) ?? text;
    writeFileSync(join(folder, file), await format(written, { filepath: file, printWidth: lineWidth }));
  }
  if (beside) addLanguage(beside, language);
  else cpSync(join(starter, "brand.yaml"), join(folder, "brand.yaml"));
  return files.length + (beside ? 0 : 1);
}

/** Writes a new site and returns the next steps. Answers come from `args`, then `input`. Throws an Error if nothing was written. */
export async function newSite(args: string[], input: Readable, output: Writable): Promise<string> {
  let site: Answers;
  try {
    site = await ask(args, input, output);
    // Only the folder itself: its parent must exist.
    if (!existsSync(site.folder)) mkdirSync(site.folder);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}. Nothing was written.`, {
      cause: error,
    });
  }
  const { folder } = site;
  const root = site.beside ?? folder;
  if (!site.beside) writeRepository(dirname(folder), site.host);
  const chosen = root === "content" ? "" : `CONTENT=${root} `;
  return `
${folder} now contains a small, valid site of ${await write(site)} files. Replace the texts in [brackets] with your own.

  ${chosen}npx prospectus dev    shows the site
  ${chosen}npx prospectus check  lists mistakes and unwritten texts${
    chosen &&
    `\n\nTo use it in every command, set "content": ${JSON.stringify(root)} under "config" in package.json.`
  }${
    hasWordsIn(site.language)
      ? ""
      : "\n\nIts texts are in English. Translate labels.yaml, search.yaml, navigation.yaml, pages/ and words/."
  }`;
}

export async function run(args: string[]): Promise<void> {
  try {
    console.log(await newSite(args, process.stdin, process.stdout));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
