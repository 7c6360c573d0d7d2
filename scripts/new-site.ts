/** Writes a small sound site to begin with, into a folder of its own: `npm run new-site`. It asks what is not said by an option. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { isMap, isSeq, parseDocument } from "yaml";
import { z } from "zod";
import layout from "../.prettierrc.json" with { type: "json" };
import { site as rules } from "../site/records/site.ts";

const starter = "starter";
const { printWidth } = layout;

/** Whether the starter speaks a language, be it of another country. */
const speaks = (language: string) => existsSync(join(starter, mainOf(language)));
const mainOf = (language: string) => language.replace(/-.*/, "");

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
const questions = {
  folder: {
    ask: "The folder for the new site, such as my-school:",
    rule: z
      .string()
      .regex(/^[\p{L}\d._~:/\\-]+$/u, "the name of a folder, of letters, digits and hyphens")
      .refine(isFree, "a folder that is new or empty"),
  },
  name: {
    ask: "The name of the school:",
    rule: z
      .string()
      .regex(/^.{1,50}$/u, "a name of 1 to 50 letters")
      .pipe(rules.shape.name),
  },
  language: {
    ask: "The language of its pages, by its code, such as en, fr-CA or de:",
    rule: rules.shape.language,
  },
  url: {
    ask: "The address at which it will stand, such as https://school.example:",
    rule: z.preprocess((value) => String(value).replace(/\/$/, ""), rules.shape.url),
  },
  currency: {
    ask: "The currency of its prices, by its three capitals, such as EUR, CAD or USD:",
    rule: rules.shape.currency,
  },
  pages: {
    ask: `The pages beside the home page, with commas between them, or all or none (${optional.join(", ")}):`,
    rule: z.preprocess(
      (value) => (value === "all" ? optional : value === "none" ? [] : String(value).split(/[\s,]+/)),
      z.array(z.enum(optional, `all, none, or some of ${optional.join(", ")}, with commas between them`)),
    ),
  },
};

type Answers = { [Key in keyof typeof questions]: z.output<(typeof questions)[Key]["rule"]> };

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** All answers: those of the options, and those to the questions that are left. A wrong option ends the program; a wrong answer is asked for again. */
async function answers(given: Partial<Record<string, string>>): Promise<Answers> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Line by line: what a person types, or what stands in a file or a pipe.
  const lines = reader[Symbol.asyncIterator]();
  const read = async (question: string) => {
    reader.setPrompt(`${question}\n> `);
    reader.prompt();
    const { value, done } = await lines.next();
    // The end of a file, or Ctrl-C.
    if (done) end("\nNothing was written: an answer is missing.");
    return value.trim();
  };
  const found: [string, unknown][] = [];
  for (const [key, { ask, rule }] of Object.entries(questions))
    for (;;) {
      const answer = given[key] ?? (await read(ask));
      const { success, data, error } = rule.safeParse(answer);
      if (success) {
        found.push([key, data]);
        break;
      }
      const sentence = `For the ${key}, “${answer}” was given; expected is ${error.issues[0]?.message}.`;
      if (given[key] !== undefined) end(`${sentence} Nothing was written.`);
      console.log(sentence);
    }
  reader.close();
  return Object.fromEntries(found) as Answers;
}

/** What a site has: the paths that are there, and the files and kinds of section. */
type Kept = { path: (path: string) => boolean; part: (name: string) => boolean; mail: string };

/** Takes sections and links to pages that are not there out of a YAML node, and what has nothing left to lead to. Says whether the node itself goes. One writes to the school by mail where it has no page for that. */
function prune(node: unknown, has: Kept, isWhole = false): boolean {
  if (isSeq(node)) {
    const { length } = node.items;
    node.items = node.items.filter((item) => !prune(item, has));
    return length > 0 && node.items.length === 0;
  }
  if (!isMap(node)) return false;
  for (const key of ["to", "register"])
    if (node.get(key) === "/contact" && !has.path("/contact")) node.set(key, has.mail);
  if (!has.path(String(node.get("to") ?? "/")) || !has.part(String(node.get("kind")))) return true;
  const { length } = node.items;
  node.items = node.items.filter(({ value }) => !prune(value, has));
  return !isWhole && node.items.length < length;
}

/** The day so many days from now, as files write it. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Writes the site from the starter in its language, or else in English, in the form that programs write; says how many files it has. */
async function write({ folder, name, language, url, currency, pages }: Answers): Promise<number> {
  const host = new URL(url).hostname;
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
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const from = join(starter, speaks(language) ? mainOf(language) : "en");
  const addresses = pages.map((page) => {
    const said = parseDocument(readFileSync(join(from, "pages", `${page}.yaml`), "utf8")).get("address");
    return String(said ?? `/${page}`);
  });
  const paths = new Set(["/", ...addresses]);
  const has: Kept = {
    path: (path) => !path.startsWith("/") || paths.has(path),
    part: (one) => belongsTo[one]?.some((page) => pages.includes(page)) ?? true,
    mail: `mailto:contact@${host}`,
  };
  const files = readdirSync(from, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => statSync(join(from, file)).isFile())
    .filter(has.part);
  for (const file of files) {
    const text = readFileSync(join(from, file), "utf8").replaceAll(
      new RegExp(String.raw`\$(${Object.keys(words).join("|")})`, "g"),
      (_, word: string) => words[word] ?? "",
    );
    const document = file.endsWith(".yaml") ? parseDocument(text) : undefined;
    // A form needs a page on which it stands.
    if (file === "site.yaml" && !has.part("pages/contact.yaml") && !has.part("pages/courses.yaml"))
      document?.delete("form");
    prune(document?.contents, has, true);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const made = document?.toString({ lineWidth: printWidth }) ?? text;
    writeFileSync(join(folder, file), await format(made, { filepath: file, printWidth }));
  }
  // The look is that of the sample until it is changed.
  cpSync(join(starter, "brand.yaml"), join(folder, "brand.yaml"));
  return files.length + 1;
}

let site: Answers;
try {
  const known = Object.keys(questions).map((key) => [key, { type: "string" }] as const);
  site = await answers(parseArgs({ options: Object.fromEntries(known) }).values);
  // The folder alone: the one in which it lies has to be there.
  if (!existsSync(site.folder)) mkdirSync(site.folder);
} catch (error) {
  end(`${error instanceof Error ? error.message : String(error)}. Nothing was written.`);
}
const count = await write(site);
console.log(`
${site.folder} has ${count} files now, a small site that is sound as it stands. What stands in [brackets] is yours to write.

  CONTENT=${site.folder} npm run dev            shows it, and each change as you write
  CONTENT=${site.folder} npm run check:content  names what is wrong and what is still to be written

To have every command take it, write "content": ${JSON.stringify(site.folder)} under "config" in package.json.`);
if (!speaks(site.language))
  console.log(
    `\nIts words are English: translate labels.yaml, search.yaml, navigation.yaml and those in pages/ and words/.`,
  );
