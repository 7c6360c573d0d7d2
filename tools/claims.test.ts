import { expect, test } from "vitest";
import { folderWith } from "../tests/fixtures/folder.ts";
import { compareClaims } from "./claims.ts";

const specification = "The hero says 70M students. Plans: Basic $199.";

const differences = (files: Readonly<Record<string, string>>, document: string) => {
  const folder = folderWith(files);
  return compareClaims(folder, specification, document).map((line) => line.replace(`${folder}/`, ""));
};

test("Figures, promises and names are claims, unless the specification gives them.", () => {
  const home =
    "sections:\n  - kind: hero\n    lead: 70M students learn with Nina Okafor, and 30M trust us.\n    price: $199\n    note: A full refund within two days.\n";
  expect(differences({ "pages/home.yaml": home }, "")).toEqual([
    "pages/home.yaml: sections.hero.lead: “30M trust”",
    "pages/home.yaml: sections.hero.lead: “Nina Okafor”",
    "pages/home.yaml: sections.hero.note: “two days”",
    "pages/home.yaml: sections.hero.note: “refund within”",
  ]);
});

test("The document names a claim by file and key, kind of section or id, or a whole file or folder.", () => {
  const files = {
    "plans.yaml": "- id: basic\n  monthly: 500\n- id: large\n  monthly: 900\n",
    "pages/about.yaml": "sections:\n  - kind: story\n    text: Since 2016.\n",
    "articles/one.md": "---\ntitle: One\n---\n\nA free course.\n",
  };
  const document =
    "- `plans.yaml`: `basic`: price\n- `pages/about.yaml`: `story`: 2016\n- `articles/`: texts\n";
  expect(differences(files, document)).toEqual(["plans.yaml: large.monthly: “900”"]);
});

test("Files and keys that the content no longer has are stale.", () => {
  const document = "- `plans.yaml`: `basic`, `weekly`: prices\n- `shops.yaml`: addresses\n";
  expect(differences({ "plans.yaml": "- id: basic\n  monthly: 500\n" }, document)).toEqual([
    "The content has no “weekly”, which docs/before-launch.md names.",
    "The content has no “shops.yaml”, which docs/before-launch.md names.",
  ]);
});
