import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";

const filesOf = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .split("\n")
    // Git lists a deleted file until the commit.
    .filter((file) => file !== "" && existsSync(file));

const documents = filesOf("*.md", ":!content", ":!*/fixtures/*");

const textOf = (file: string) =>
  readFileSync(file, "utf8")
    .replaceAll(/^ *```[^]*?^ *```$/gm, "")
    .replaceAll(/`[^`\n]+`(?!\])/g, "X");

/** Anchors of a document, as Git services make them from headings. */
function placesIn(file: string): string[] {
  const slugger = new GithubSlugger();
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    slugger.slug(heading.replaceAll(/[`*]/g, "")),
  );
}

test("Every link of a document leads to an existing file and heading.", () => {
  expect(documents.length).toBeGreaterThan(20);
  const lost = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, path = "", place]) => {
        const target = path === "" ? file : join(dirname(file), path);
        return !existsSync(target) || (place !== undefined && !placesIn(target).includes(place));
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(lost).toEqual([]);
});

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });
const countWords = (text: string) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

test("Documents have sentences of at most 25 words.", () => {
  const ours = documents.filter((file) => !/docs\/(specification|rulings)\.md$/.test(file));
  const long = ours.flatMap((file) =>
    textOf(file)
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      // Paragraphs, list items and table cells are separate texts.
      .split(/\n\s*\n|\n *(?:[-*]|\d+\.) |\|/)
      .flatMap((text) => [...sentences.segment(text.replaceAll(/\s+/g, " "))])
      .filter(({ segment }) => countWords(segment) > 25)
      .map(({ segment }) => `${file}: ${segment}`),
  );
  expect(long).toEqual([]);
});

/** Names of files that are not there, each with its reason. */
const absent: Readonly<Record<string, string>> = {
  "src/sections/motto": "docs/where-is-what.md shows how to add this section.",
  "content/files": "Files to download are optional.",
  "content/images": "Photographs are optional.",
  "motto.module.css": "docs/where-is-what.md shows how to add this section.",
};

const isAbsent = (name: string) =>
  Object.keys(absent).some((one) => name === one || name.startsWith(`${one}/`));

test("Documents, comments and messages name only folders and files that exist.", () => {
  const code = filesOf(
    "src",
    "scripts",
    "tools",
    "tests",
    ".ci",
    ".github",
    ".npmrc",
    "*.ts",
    "*.js",
    "*.jsonc",
  );
  const all = filesOf();
  const names = new Set(all.map((file) => basename(file)));
  const lost = [...new Set([...documents, ...code])].flatMap((file) => {
    const whole = readFileSync(file, "utf8");
    // Tests and their fixtures make files of their own, so only their comments count.
    const text = /^tests\/|\.test\.|\/mistakes\//.test(file)
      ? (whole.match(/(?<=^|\s)\/\*\*\s[^]*?\*\/|(?<=^|\s)\/\/ .*|^\s*# .*/gm) ?? []).join("\n")
      : whole;
    // A name in braces, brackets or stars ends the part that must exist.
    const paths = [
      ...text.matchAll(/(?<![\w./@:-])(?:src|docs|tests|tools|scripts|content|public)\/[\w./-]*(?=(.?))/g),
    ]
      .map(([path, after = ""]) => (/[<*{[$]/.test(after) ? dirname(`${path}x`) : path.replace(/[./]+$/, "")))
      .filter((path) => !existsSync(path));
    const files = [
      ...text.matchAll(/(?<![\w./*<>{}$@-])[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|ya?ml|md)\b(?!\.)/g),
    ]
      .map(([name]) => name)
      .filter((name) => !names.has(name));
    return [...paths, ...files].filter((name) => !isAbsent(name)).map((name) => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});

test("Documents name only functions and settings that the code has.", () => {
  const code = filesOf("*.ts", "*.tsx", "*.json", "*.yaml")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const known = new Set(code.match(/\b[a-z]+[A-Z]\w+\b/g));
  const lost = documents.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`([a-z]+[A-Z]\w+)`/g)]
      .filter(([, name = ""]) => !known.has(name))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test("Words of what is deleted are in decisions only.", () => {
  const files = filesOf(":!docs/decisions", ":!package-lock.json", ":!*.webp", ":!*.png", ":!*.woff*");
  expect(files.length).toBeGreaterThan(500);
  // The brackets keep this file out.
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/pro[s]pectus|hre[f]lang|waiting.?list/gi)].map(
      ([word]) => `${file}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});
