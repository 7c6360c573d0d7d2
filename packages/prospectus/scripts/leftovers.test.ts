import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../tests/fixtures/content-copy.ts";
import { leftoversIn } from "./leftovers.ts";

const sample = { folder: "tests/fixtures/content", name: "Kiln" };

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

/** What is said of a file of the copy, without the folder. */
const saidOf = (file: string, name = "Ada’s school") =>
  leftoversIn(copy.root, name, sample)
    .filter((line) => line.startsWith(`${copy.root}/${file}:`))
    .map((line) => line.slice(copy.root.length + 1));

test("nothing is left over in the sample itself", () => {
  expect(leftoversIn(sample.folder, "Kiln", sample)).toEqual([]);
});

test("the name of the sample is named with file and line in a folder of another provider", () => {
  expect(saidOf("site.yaml")[0]).toBe("site.yaml:1  “Kiln” is a name of the sample: write your own.");
  expect(saidOf("words/login.yaml")).toEqual([
    `words/login.yaml:${copy.lineOf("words/login.yaml", "New to Kiln?")}  “Kiln” is a name of the sample: write your own.`,
  ]);
});

test("people, ratings and figures of the sample are named, and others are not", () => {
  const invented = "is invented for the sample: write what is true of you, or take it out.";
  expect(saidOf("people.yaml")).toEqual([
    "people.yaml:3  “Ann <Potter>” is a name of the sample: write your own.",
  ]);
  expect(saidOf("courses/wheel.yaml")).toEqual([
    `courses/wheel.yaml:${copy.lineOf("courses/wheel.yaml", "rating")}  “rating: 5.00 (2)” ${invented}`,
    `courses/wheel.yaml:${copy.lineOf("courses/wheel.yaml", "facts")}  “enrolled: "9"” ${invented}`,
  ]);
  copy.put("people.yaml", "people: [{ id: ann, name: Anna Potter, role: Potter }]\n");
  copy.edit("courses/wheel.yaml", "5.00 (2)", "4.9 (31)");
  copy.edit("courses/wheel.yaml", 'enrolled: "9"', 'enrolled: "31"');
  expect(saidOf("people.yaml")).toEqual([]);
  expect(saidOf("courses/wheel.yaml")).toEqual([]);
});

test("addresses and numbers that reach nobody are named", () => {
  const ofNobody = () => saidOf("site.yaml", "Kiln").join("\n");
  expect(ofNobody()).toContain("“kiln.example” reaches nobody: write your own address or number.");
  expect(ofNobody()).toContain("“hello@kiln.example” reaches nobody");
  expect(ofNobody()).toContain("“555-0100” reaches nobody");
  copy.edit("site.yaml", "+1 555-0100", "+1 514 555 0234");
  copy.edit("site.yaml", "hello@kiln.example", "hello@examples.org");
  expect(ofNobody()).not.toMatch(/555|hello/);
});

test("the notes of a new site are named until they are written over", () => {
  copyFileSync("starter/fr/faqs.yaml", join(copy.root, "faqs.yaml"));
  expect(saidOf("faqs.yaml")).toEqual([
    "faqs.yaml:5  “[Une question que l’on vous pose]” is a note: write your own words in its place.",
    "faqs.yaml:6  “[Sa réponse.]” is a note: write your own words in its place.",
  ]);
  copy.edit("faqs.yaml", "[Une question que l’on vous pose]", "Faut-il un tablier [propre] ?");
  expect(saidOf("faqs.yaml")).toHaveLength(1);
});

test("where the sample itself became another provider's, its name and addresses are still named", () => {
  const said = leftoversIn(copy.root, "Ada’s school", { folder: copy.root, name: "Kiln" }).join("\n");
  expect(said).toContain("“Kiln” is a name of the sample");
  expect(said).toContain("“555-0100” reaches nobody");
});
