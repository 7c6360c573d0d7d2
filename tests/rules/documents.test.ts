import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";
import { proseFaults } from "../../tools/lint/prose-faults.ts";

const documents = execFileSync("git", ["ls-files", "*.md", ":!content", ":!*/fixtures/*", ":!*/starter/*"], {
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
        const [home = ""] = /^packages\/[^/]+\/|/.exec(file) ?? [];
        // npm publishes packages separately.
        return (
          !target.startsWith(home) ||
          !existsSync(target) ||
          (place !== undefined && !placesIn(target).includes(place))
        );
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test("Documents have short sentences in plain words.", () => {
  const ours = documents.filter((file) => !/docs\/(specification|rulings)\.md$/.test(file));
  const faults = ours.flatMap((file) =>
    textOf(file)
      // Paragraphs, list items and table cells are separate texts.
      .split(/\n\s*\n|\n *(?:[-*]|\d+\.) |\|/)
      .flatMap((text) => proseFaults(text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("*", "")))
      .map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
