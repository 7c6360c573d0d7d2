// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { printedErrors, show } from "../../tests/fixtures/show.ts";
import { Layout } from "../layouts/with-header-and-footer";
import type { Components } from "../sections/page-sections";
import { sectionKinds, type SectionKind } from "../sections/sections.ts";
import { createSite, pageAt, type Sent, type Site } from "../site/create-site.ts";
import { App, type Screen } from "./app";

const screens = import.meta.glob<Screen<Sent["view"]>>(["./*/*.tsx", "!**/*.test.tsx"], {
  import: "default",
  eager: true,
});
const sections = import.meta.glob<Components[SectionKind]>(["../sections/*/*.tsx", "!**/*.test.tsx"], {
  import: "default",
  eager: true,
});
const components: Components = Object.fromEntries(
  sectionKinds.map(({ kind }) => [kind, sections[`../sections/${kind}/${kind}.tsx`]]),
);

let site: Site;
beforeAll(async () => {
  site = await createSite(optionsOf("tests/fixtures/content", "2025-02-03"));
});

/** The data with each list's entries twice, as content may have them. Only ids and values differ. */
function doubled(data: unknown): unknown {
  if (Array.isArray(data)) {
    const entries = data.map(doubled);
    return [...entries, ...entries.map(again)];
  }
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, doubled(value)]));
}

function again(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry;
  const unique = Object.entries(entry).filter(([key]) => key === "id" || key === "value");
  return { ...entry, ...Object.fromEntries(unique.map(([key, value]) => [key, `${value}-again`])) };
}

test("React finds no fault in pages whose lists have equal entries.", async () => {
  const errors = printedErrors();
  const pages = [...site.pages.keys()].map((path) => {
    const { screen, sent } = pageAt(site, path);
    const Screen = screens[`./${screen}/${screen}.tsx`];
    if (!Screen) throw new Error(`There is no src/pages/${screen}/${screen}.tsx.`);
    const page = doubled(sent) as Sent;
    return <App key={path} page={page} Layout={Layout} Screen={Screen} sections={components} />;
  });
  await show(pages);
  // The hero's script runs from the HTML alone.
  expect(errors.filter((error) => !error.includes("Encountered a script tag"))).toEqual([]);
});
