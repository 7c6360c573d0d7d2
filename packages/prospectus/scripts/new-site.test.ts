import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { format } from "prettier";
import { parse, parseDocument } from "yaml";
import { lineWidth } from "../site/line-width.ts";
import { loadContent } from "../site/load/load.ts";
import { leftoversIn } from "./leftovers.ts";
import { hosts, writeRepository } from "./new-repository.ts";
import { newSite } from "./new-site.ts";

const parent = mkdtempSync(join(tmpdir(), "new-site-"));
afterAll(() => rmSync(parent, { recursive: true }));

let count = 0;
const newFolder = () => join(parent, `site-${(count += 1)}`);

async function run(options: Readonly<Record<string, string>>, typed = ""): Promise<string> {
  const args = Object.entries(options).map(([key, value]) => `--${key}=${value}`);
  const output = new PassThrough();
  const last = await newSite(args, Readable.from([typed]), output).catch(String);
  return `${await text(output.end())}${last}`;
}

const answers = {
  name: "Ada’s school",
  language: "en-CA",
  url: "https://ada.example",
  currency: "CAD",
  pages: "all",
  host: "none",
};

/** Texts whose format is checked already. */
const formatted = new Set<string>();
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
  "a new site with the pages %s in %s is valid, has these pages, and is in the format of programs",
  async (pages, language, paths) => {
    const folder = newFolder();
    const said = await run({ ...answers, folder, language, pages });
    expect(said).toContain(`CONTENT=${folder} npx prospectus dev`);
    expect(said.includes("Its texts are in English")).toBe(language === "de");
    const content = loadContent(folder);
    expect(content.site).toMatchObject({ name: "Ada’s school", language, url: "https://ada.example" });
    const listed = content.pageList.map(({ path }) => path).filter((path) => /^\/[^/]*$/.test(path));
    expect(listed.toSorted()).toEqual(paths);
    for (const file of globSync(join(folder, "**/*.yaml"))) {
      const before = readFileSync(file, "utf8");
      if (formatted.has(before)) continue;
      formatted.add(before);
      const written = parseDocument(before).toString({ lineWidth });
      expect(await format(written, { filepath: file, printWidth: lineWidth }), file).toBe(before);
    }
  },
);

test("a French site has no “de” or “à” before the school's name, which may need “d’” or “l’”", async () => {
  const folder = newFolder();
  await run({ ...answers, folder, name: "École Une", language: "fr-CA" });
  const { site, pages, words } = loadContent(folder);
  const said = JSON.stringify([site, pages, ...words.values()]);
  expect(said).toContain("École Une");
  expect(said).not.toMatch(/(de|à|chez|comment|que) École/);
});

test("a name with special characters of YAML stays the same", async () => {
  const folder = newFolder();
  const name = `“A”: b # c \\ & "d" $url`;
  await run({ ...answers, folder, name, pages: "none" });
  expect(loadContent(folder).site.name).toBe(name);
});

test("missing options are asked for, again after a wrong answer", async () => {
  const folder = newFolder();
  const said = await run(
    { folder, language: "en" },
    "Ada\nftp://ada.example\nhttps://ada.example/\neuro\nEUR\nblog, team\nnetlify\n",
  );
  expect(said).toContain("Found “ftp://ada.example” for the url; expected the address of the site");
  const { site, pageList } = loadContent(folder);
  expect([site.name, site.url, site.currency]).toEqual(["Ada", "https://ada.example", "EUR"]);
  expect(site.timeZone).not.toMatch(/UTC|GMT/);
  const asked = "[Is this the time zone of your school?]";
  expect(leftoversIn(folder).join("\n")).toContain(asked);
  const answered = newFolder();
  await run({ ...answers, folder: answered, timeZone: "Asia/Tokyo" });
  expect(loadContent(answered).site.timeZone).toBe("Asia/Tokyo");
  expect(leftoversIn(answered).join("\n")).not.toContain(asked);
  expect(pageList.map(({ path }) => path)).toEqual(["/blog", "/", "/team", "/blog/first-article"]);
  for (const file of [".gitignore", "netlify.toml", ".github/workflows/publish.yml"])
    expect(existsSync(join(parent, file)), file).toBe(true);
});

type Workflow = {
  on: { schedule: { cron: string }[] };
};

test.each(hosts.filter((host) => host !== "none"))("the workflow for %s builds every day", (host) => {
  const folder = newFolder();
  writeRepository(folder, host);
  const { on }: Workflow = parse(readFileSync(join(folder, ".github/workflows/publish.yml"), "utf8"));
  expect(on.schedule[0]?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
});

test("if an answer is missing, the program fails with a sentence and writes nothing", () => {
  const folder = newFolder();
  const { status, stderr } = spawnSync(
    process.execPath,
    ["bin/prospectus.mjs", "new", `--folder=${folder}`],
    {
      input: "Ada\nen\n",
      encoding: "utf8",
    },
  );
  expect(status).toBe(1);
  expect(stderr).toBe("\nAn answer is missing. Nothing was written.\n");
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [{ language: "English" }, "Found “English” for the language; expected a language code"],
  [{ url: "http://ada.example" }, "Found “http://ada.example” for the url; expected the address of the site"],
  [{ name: "" }, "Found “” for the name; expected a name of 1 to 50 letters."],
  [{ pages: "shop" }, "expected all, none, or some of about, courses, events, team, blog, faq, contact"],
  [{ host: "ftp" }, "expected one of netlify, github-pages, cloudflare, nginx, caddy, container, none"],
  [{ colour: "red" }, "Unknown option '--colour'; expected --folder, --name, --language,"],
  [{ folder: "my $(touch x)" }, "expected a folder name of letters, digits and hyphens"],
  [{ folder: "scripts" }, "expected a new or empty folder."],
  [{ folder: "package.json" }, "expected a new or empty folder."],
  [{ folder: "package.json/x" }, /Error: E[A-Z]+: .*\. Nothing was written\.$/],
  [{ folder: `${parent}/none/x` }, /Error: E[A-Z]+: .*\. Nothing was written\.$/],
])("%j is refused with a sentence, and no file is written", async (wrong, sentence) => {
  const folder = newFolder();
  expect(await run({ ...answers, folder, ...wrong })).toMatch(sentence);
  expect(existsSync(folder)).toBe(false);
});
