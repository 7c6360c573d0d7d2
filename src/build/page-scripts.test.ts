import { expect, test } from "vitest";
import type { Site } from "../site/create-site.ts";
import { entriesOf } from "./page-scripts.ts";
import { filesOf } from "./render-pages.ts";

test("an entry is a layout, a screen and kinds of section, also for the error page", () => {
  const page = (screen: string, footer: string, ...sections: string[]) => ({ screen, footer, sections });
  const pages = new Map([
    ["/a", page("page", "compact", "plans", "journey")],
    ["/b", page("page", "tall", "journey", "plans")],
    ["/c", page("page", "compact", "plans")],
    ["/login", page("login", "none")],
  ]);
  expect(entriesOf({ pages, errorPage: page("error", "none") } as unknown as Site)).toEqual([
    "virtual:page/with-header-and-footer/page+journey+plans",
    "virtual:page/with-header-and-footer/page+plans",
    "virtual:page/bare/login",
    "virtual:page/bare/error",
  ]);
});

test("an entry needs its script, each import once, and the sheets in order, below the base", () => {
  const chunk = (file: string, imports: string[], sheets: string[] = []) => ({
    fileName: `${file}.js`,
    facadeModuleId: `/src/${file}`,
    isDynamicEntry: false,
    imports: imports.map((one) => `${one}.js`),
    viteMetadata: { importedCss: new Set(sheets.map((sheet) => `${sheet}.css`)) },
  });
  const chunks = [
    chunk("login", ["form", "react"], ["login"]),
    chunk("form", ["react"], ["field", "form"]),
    chunk("react", []),
    chunk("other", [], ["other"]),
  ];
  expect(filesOf(chunks, "/src/login", "/site/")).toEqual({
    entry: "/site/login.js",
    scripts: ["/site/form.js", "/site/react.js"],
    sheets: ["/site/field.css", "/site/form.css", "/site/login.css"],
  });
  expect(() => filesOf(chunks, "/src/signup", "/")).toThrow("The build has no script /src/signup.");
});
