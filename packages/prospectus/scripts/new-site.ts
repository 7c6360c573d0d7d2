/** Writes a small sound site to begin with, into a folder of its own: `prospectus new`. It asks what is not said by an option. */
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
import { isMap, isSeq, parseDocument } from "yaml";
import { z } from "zod";
import { engineFolder } from "../site/engine-folder.ts";
import { lineWidth } from "../site/line-width.ts";
import { site as rules } from "../site/records/site.ts";
import { hosts, writeRepository } from "./new-repository.ts";
import { dayAt } from "../site/schema/local-time.ts";

const starter = join(engineFolder, "starter");

/** The folder of the starter in a language, whatever the country. */
const folderFor = (language: string) => join(starter, language.replace(/-.*/, ""));
const hasWordsIn = (language: string) => existsSync(folderFor(language));

/** The pages that can be chosen: the names of their files. */
const optional = ["about", "courses", "events", "team", "blog", "faq", "contact"] as const;
type Optional = (typeof optional)[number];

/** Which files of the starter, and which kinds of section of its home page, are there only with one of these pages. */
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

/** What is asked, and which answers will do. The messages say what was expected. */
const questions = z.object({
  folder: z
    .string()
    .regex(/^[\p{L}\d._~:/\\-]+$/u, "the name of a folder, of letters, digits and hyphens")
    .refine(isFree, "a folder that is new or empty")
    .describe("The folder for the new site, such as my-school:"),
  name: z
    .string()
    .regex(/^.{1,50}$/u, "a name of 1 to 50 letters")
    .pipe(rules.shape.name)
    .describe("The name of the school:"),
  language: rules.shape.language.describe("The language of its pages, by its code, such as en, fr-CA or de:"),
  url: z
    .preprocess((value) => String(value).replace(/\/$/, ""), rules.shape.url)
    .describe("The address at which it will stand, such as https://school.example:"),
  currency: rules.shape.currency.describe(
    "The currency of its prices, by its three capitals, such as EUR, CAD or USD:",
  ),
  pages: z
    .preprocess(
      (value) => (value === "all" ? optional : value === "none" ? [] : String(value).split(/[\s,]+/)),
      z.array(z.enum(optional, `all, none, or some of ${optional.join(", ")}, with commas between them`)),
    )
    .describe(
      `The pages beside the home page, with commas between them, or all or none (${optional.join(", ")}):`,
    ),
  host: z
    .enum(hosts, `one of ${hosts.join(", ")}`)
    .describe(`Where it will be published, or none while you do not know (${hosts.join(", ")}):`),
  timeZone: rules.shape.timeZone
    .optional()
    .describe(
      "The time zone of the school, such as America/New_York; without an answer, that of this machine:",
    ),
});

type Answers = z.output<typeof questions>;

/** Takes the answers from the options, and asks for the others, again after a wrong one. Throws an error for a wrong option and for a missing answer. */
async function ask(args: string[], input: Readable, output: Writable): Promise<Answers> {
  const known = Object.keys(questions.shape).map((key) => [key, { type: "string" }] as const);
  const options = parseArgs({ args, options: Object.fromEntries(known) }).values;
  using reader = createInterface({ input, output });
  // Line by line: what a person types, or what stands in a file or a pipe.
  const lines = reader[Symbol.asyncIterator]();
  const given: Partial<Record<string, string>> = { ...options };
  for (const [key, rule] of Object.entries(questions.shape))
    for (;;) {
      if (given[key] === undefined) {
        const isOptional = rule.safeParse(undefined).success;
        if (isOptional && Object.keys(options).length === Object.keys(questions.shape).length - 1) break;
        output.write(`${rule.description}\n> `);
        const { value = "", done } = await lines.next();
        if (isOptional && !value.trim()) break;
        // The end of a file, or Ctrl-C.
        if (done) throw new Error("\nAn answer is missing");
        given[key] = value.trim();
      }
      const { success, error } = rule.safeParse(given[key]);
      if (success) break;
      const sentence = `For the ${key}, “${given[key]}” was given; expected is ${error.issues[0]?.message}`;
      if (options[key] !== undefined) throw new Error(sentence);
      output.write(`${sentence}.\n`);
      delete given[key];
    }
  return questions.parse(given);
}

/** Which paths, files and kinds of section the site has, and where one writes to the school without a page for that. */
type Site = { hasPath: (path: string) => boolean; hasPart: (name: string) => boolean; mail: string };

/** Takes sections and links to pages that are not there out of a YAML node, and what has nothing left to lead to. Says whether the node itself goes. */
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

/** The time zone of this machine; of one that keeps UTC, as servers do, the first of the country of the language. */
function likelyZone(language: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (!/UTC|GMT/.test(timeZone)) return timeZone;
  const zones = new Intl.Locale(language).maximize().getTimeZones() ?? [];
  return (
    ["America/New_York", "America/Toronto", ...zones].find((one) => zones.includes(one)) ?? "Europe/Berlin"
  );
}

/** Writes the site from the starter in its language, or else in English, in the form that programs write; says how many files it has. */
async function write({ folder, name, language, url, currency, pages, timeZone }: Answers): Promise<number> {
  const host = new URL(url).hostname;
  const zone = timeZone ?? likelyZone(language);
  /** The day at the school so many days from now, as files write it. */
  const dayIn = (days: number) => dayAt(new Date(Date.now() + days * 86_400_000), zone);
  const words: Readonly<Record<string, string>> = {
    // Inside the quotes of YAML.
    name: JSON.stringify(name).slice(1, -1),
    language,
    url,
    currency,
    host,
    year: dayIn(0).slice(0, 4),
    today: dayIn(0),
    day: dayIn(30),
    timeZone: zone,
  };
  const from = folderFor(hasWordsIn(language) ? language : "en");
  const addresses = pages.map((page) =>
    String(
      parseDocument(readFileSync(join(from, "pages", `${page}.yaml`), "utf8")).get("address") ?? `/${page}`,
    ),
  );
  const paths = new Set(["/", ...addresses]);
  const made: Site = {
    hasPath: (path) => !path.startsWith("/") || paths.has(path),
    hasPart: (part) => belongsTo[part]?.some((page) => pages.includes(page)) ?? true,
    mail: `mailto:contact@${host}`,
  };
  const files = globSync("**/*.*", { cwd: from })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(made.hasPart);
  for (const file of files) {
    const stored = readFileSync(join(from, file), "utf8");
    // Who said the time zone is not asked about it.
    const text = (timeZone ? stored.replace(/# \[.*\]\n(?=timeZone)/, "") : stored).replaceAll(
      new RegExp(String.raw`\$(${Object.keys(words).join("|")})`, "g"),
      (_, word: string) => words[word] ?? "",
    );
    const document = file.endsWith(".yaml") ? parseDocument(text) : undefined;
    // A form needs a page on which it stands.
    if (file === "site.yaml" && !pages.includes("contact") && !pages.includes("courses"))
      document?.delete("form");
    prune(document?.contents, made, true);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const written = document?.toString({ lineWidth }) ?? text;
    writeFileSync(join(folder, file), await format(written, { filepath: file, printWidth: lineWidth }));
  }
  // The look is that of the sample until it is changed.
  cpSync(join(starter, "brand.yaml"), join(folder, "brand.yaml"));
  return files.length + 1;
}

/**
 * Writes a new site.
 *
 * @param args the options; the other answers are read from `input`, and asked for on `output`.
 * @returns what to do with it.
 * @throws an error that says why nothing was written.
 */
export async function newSite(args: string[], input: Readable, output: Writable): Promise<string> {
  let site: Answers;
  try {
    site = await ask(args, input, output);
    // The folder alone: the one in which it lies has to be there.
    if (!existsSync(site.folder)) mkdirSync(site.folder);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}. Nothing was written.`, {
      cause: error,
    });
  }
  const { folder } = site;
  writeRepository(dirname(folder), site.host);
  const chosen = folder === "content" ? "" : `CONTENT=${folder} `;
  return `
${folder} has ${await write(site)} files now, a small site that is sound as it stands. What stands in [brackets] is yours to write.

  ${chosen}npx prospectus dev    shows it, and each change as you write
  ${chosen}npx prospectus check  names what is wrong and what is still to be written${
    chosen &&
    `\n\nTo have every command take it, write "content": ${JSON.stringify(folder)} under "config" in package.json.`
  }${
    hasWordsIn(site.language)
      ? ""
      : "\n\nIts words are English: translate labels.yaml, search.yaml, navigation.yaml and those in pages/ and words/."
  }`;
}

/** `prospectus new`. */
export async function run(args: string[]): Promise<void> {
  try {
    console.log(await newSite(args, process.stdin, process.stdout));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
