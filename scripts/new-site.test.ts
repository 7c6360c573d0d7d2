import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { format } from "prettier";
import { parseDocument } from "yaml";
import layout from "../.prettierrc.json" with { type: "json" };
import { loadContent } from "../site/load/load.ts";

const parent = mkdtempSync(join(tmpdir(), "new-site-"));
afterAll(() => rmSync(parent, { recursive: true }));

let count = 0;
/** A folder that is not there yet. */
const newFolder = () => join(parent, `site-${(count += 1)}`);

/** Runs the program with these options, and answers typed one below the other. */
function run(given: Readonly<Record<string, string>>, typed = "") {
  const options = Object.entries(given).map(([key, value]) => `--${key}=${value}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/new-site.ts", ...options], {
    input: typed,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NO_COLOR: "1", TZ: "America/Toronto" },
  });
  return { status, said: stdout + stderr };
}

const answers = {
  name: "Ada’s school",
  language: "en-CA",
  url: "https://ada.example",
  currency: "CAD",
  pages: "all",
};

const all = ["/", "/about", "/blog", "/contact", "/course", "/event", "/faq", "/team"];

test.each<[pages: string, language: string, paths: string[]]>([
  ["all", "en", all],
  ["all", "fr-CA", all],
  ["none", "de", ["/"]],
  ...["about", "blog", "contact", "faq", "team"].map((page): [string, string, string[]] => [
    page,
    "en",
    ["/", `/${page}`],
  ]),
  ["courses", "en", ["/", "/course"]],
  ["events", "en", ["/", "/event"]],
])(
  "a new site with the pages %s in %s is sound, has these pages, and stays as it is when a program reads and writes it",
  async (pages, language, paths) => {
    const folder = newFolder();
    const { status, said } = run({ ...answers, folder, language, pages });
    expect(status, said).toBe(0);
    expect(said).toContain(`CONTENT=${folder} npm run dev`);
    expect(said.includes("Its words are English")).toBe(language === "de");
    const content = loadContent(folder);
    expect(content.site).toMatchObject({ name: "Ada’s school", language, url: "https://ada.example" });
    const listed = content.pageList.map(({ path }) => path).filter((path) => /^\/[^/]*$/.test(path));
    expect(listed.toSorted()).toEqual(paths);
    for (const file of globSync(join(folder, "**/*.yaml"))) {
      const text = readFileSync(file, "utf8");
      const written = parseDocument(text).toString({ lineWidth: layout.printWidth });
      expect(await format(written, { filepath: file, printWidth: layout.printWidth }), file).toBe(text);
    }
    const hasForm = pages === "all" || ["courses", "contact"].includes(pages);
    expect(content.site.form?.address).toBe(hasForm ? "contact@ada.example" : undefined);
  },
);

test("a French site says no “de” or “à” before the name of the school, which may ask for “d’” or “l’”", () => {
  const folder = newFolder();
  run({ ...answers, folder, name: "École Une", language: "fr-CA" });
  const { site, pages, words } = loadContent(folder);
  const said = JSON.stringify([site, pages, ...words.values()]);
  expect(said).toContain("École Une");
  expect(said).not.toMatch(/(de|à|chez|comment|que) École/);
});

test("a name with signs that mean something to YAML stays what it is", () => {
  const folder = newFolder();
  const name = `“A”: b # c \\ & "d" $url`;
  run({ ...answers, folder, name });
  expect(loadContent(folder).site.name).toBe(name);
});

test("what no option says is asked, and asked again after a wrong answer", () => {
  const folder = newFolder();
  const { status, said } = run(
    { folder, language: "en" },
    "Ada\nftp://ada.example\nhttps://ada.example/\neuro\nEUR\nblog, team\n",
  );
  expect(status, said).toBe(0);
  expect(said).toContain("For the url, “ftp://ada.example” was given; expected is the address of the site");
  const { site, pageList } = loadContent(folder);
  expect([site.name, site.url, site.currency]).toEqual(["Ada", "https://ada.example", "EUR"]);
  expect(pageList.map(({ path }) => path)).toEqual(["/blog", "/", "/team", "/blog/first-article"]);
});

test("where an answer is missing, nothing is written", () => {
  const folder = newFolder();
  const { status, said } = run({ folder }, "Ada\nen\n");
  expect(status).toBe(1);
  expect(said).toContain("Nothing was written: an answer is missing.");
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [{ language: "English" }, "For the language, “English” was given; expected is the code of a language"],
  [{ url: "http://ada.example" }, "“http://ada.example” was given; expected is the address of the site"],
  [{ name: "" }, "For the name, “” was given; expected is a name of 1 to 50 letters."],
  [{ pages: "shop" }, "expected is all, none, or some of about, courses, events, team, blog, faq, contact"],
  [{ colour: "red" }, "Unknown option '--colour'"],
  [{ folder: "my $(touch x)" }, "expected is the name of a folder, of letters, digits and hyphens"],
])("%j is refused with a sentence, and nothing is written", (wrong, sentence) => {
  const folder = newFolder();
  const { status, said } = run({ ...answers, folder, ...wrong });
  expect(status).toBe(1);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at /);
  expect(existsSync(folder)).toBe(false);
});

test.each(["package.json/x", `${parent}/none/x`])(
  "that the folder %s cannot be made is said, and nothing is written",
  (folder) => {
    const { status, said } = run({ ...answers, folder });
    expect(status).toBe(1);
    expect(said).toMatch(/^E[A-Z]+: .*\. Nothing was written\.\n$/);
  },
);

test("a folder that holds a file, or is one, is refused", () => {
  const file = join(parent, "notes.txt");
  writeFileSync(file, "Notes");
  for (const folder of [parent, file])
    expect(run({ ...answers, folder }).said).toContain("expected is a folder that is new or empty.");
});
