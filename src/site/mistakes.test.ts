/** Mistakes that people make, each with the message that explains it: `mistakes/*.yaml`. */
import { globSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { copyContent, mistakesAfter, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { ContentError } from "../reader/content-error.ts";
import { loadContent } from "./load.ts";

/** A change of a file of the small site: other words, a whole text, or its deletion. */
type Change = { in: string } & (
  { from: string; to: string } | { match: string; to: string } | { text: string } | { delete: true }
);

type Mistake = { what: string; changes: Change[]; says: string };

function apply({ root, edit, put }: ContentCopy, change: Change): void {
  const file = change.in;
  if ("text" in change) put(file, change.text);
  else if ("delete" in change) rmSync(join(root, file));
  else edit(file, "from" in change ? change.from : new RegExp(change.match, "m"), change.to);
}

/** The message about the changed content, without its first line and the folder. */
function said(changes: readonly Change[]): string {
  const copy = copyContent();
  try {
    for (const change of changes) apply(copy, change);
    loadContent(optionsOf(copy.root));
    return "";
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.replace(/^.*\n\n/, "").replaceAll(`${copy.root}/`, "");
  } finally {
    copy.remove();
  }
}

const files = globSync("src/site/mistakes/*.yaml").toSorted();

describe.each(files)("%s", (file) => {
  const mistakes: Mistake[] = parse(readFileSync(file, "utf8"));
  test.each(mistakes)("$what", ({ changes, says }) => {
    expect(said(changes)).toBe(says);
  });
});

test("YAML aliases are reported and not followed", () => {
  const bomb = Array.from({ length: 30 }, (_, index) =>
    index === 0 ? "k0: &k0 [x, x]" : `k${index}: &k${index} [*k${index - 1}, *k${index - 1}]`,
  );
  const mistakes = mistakesAfter(({ put }) => put("jobs.yaml", bomb.join("\n")));
  expect(mistakes).toHaveLength(30);
  expect(mistakes[0]).toMatch(/^jobs\.yaml:1 \(YAML\) \| “k0: &k0 \[x, x\]” \|/);
});

test("a broken symbolic link instead of a file is explained", () => {
  const mistakes = mistakesAfter(({ root }) => {
    rmSync(join(root, "jobs.yaml"));
    symlinkSync("jobs.yaml", join(root, "jobs.yaml"));
  });
  expect(mistakes).toEqual([
    "jobs.yaml:1 (the file) | a file that cannot be opened (ELOOP) | a readable text of at most 5 MB | Restore the file, its rights, or what its symbolic link leads to.",
  ]);
});

test("a file instead of a folder, and a missing content folder, are explained", () => {
  expect(
    mistakesAfter(({ root }) => {
      rmSync(join(root, "categories"), { recursive: true });
      writeFileSync(join(root, "categories"), "x");
    }),
  ).toEqual([
    expect.stringMatching(/^categories:1 \(the file\) \| categories \| one of site.yaml, .*, categories\/, /),
  ]);
  expect(() => loadContent(optionsOf("no-such-folder"))).toThrow(
    "1 mistake in the content:\n\nno-such-folder/:1  (the file)\n    found     nothing\n    expected  a folder at no-such-folder\n    to do     Restore the folder.\n",
  );
});

const placesOf = (mistakes: readonly string[]) => mistakes.map((line) => line.split(" | ")[0]);

test("mistakes of single files are reported together, and those between files once these are corrected", () => {
  const between = ({ edit }: ContentCopy) => {
    edit("navigation.yaml", "to: /blog", "to: /blogs");
    edit("pages/about.yaml", "to: /career", "to: /carreer");
  };
  const found = mistakesAfter((copy) => {
    const { root, edit, put } = copy;
    between(copy);
    edit("site.yaml", "phone:", "fone:");
    edit("courses.yaml", "title: Slip", "title: *Slip*");
    edit("plans.yaml", "monthly: 20", 'monthly: "20"');
    put("jobs.yaml", Buffer.from("Málaga", "latin1"));
    renameSync(join(root, "articles/old.md"), join(root, "articles/old.MD"));
  });
  expect(placesOf(found)).toEqual([
    "articles/old.MD:1 (the file)",
    "courses.yaml:1 (YAML)",
    "jobs.yaml:1 (the file)",
    "plans.yaml:14 plans[1].monthly",
    "site.yaml:1 phone",
    "site.yaml:9 fone",
  ]);
  expect(placesOf(mistakesAfter(between))).toEqual([
    "navigation.yaml:11 direct[1].to",
    "pages/about.yaml:35 sections[5].button.to",
  ]);
});

test("a record without a place on a page is valid where a rule shows it", () => {
  const shown = ({ edit }: ContentCopy) => {
    edit(
      "courses.yaml",
      /$/,
      "- { title: X, category: clay, figure: plug, teacher: ann, id: shown, badge: 9$ }\n",
    );
    edit("people.yaml", /$/, "  - { name: X, id: zoe, role: Potter }\n");
  };
  expect(mistakesAfter(shown)).toEqual([]);
});
