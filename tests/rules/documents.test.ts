import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";

const documents = execFileSync("git", ["ls-files", "*.md", ":!content", ":!*/fixtures/*"], {
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);

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
