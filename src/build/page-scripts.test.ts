import { expect, test } from "vitest";
import type { Site } from "../site/make-site.ts";
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
  const manifest = {
    "virtual:page/bare/login": { file: "login.js", imports: ["_form", "_react"], css: ["login.css"] },
    _form: { file: "form.js", imports: ["_react"], css: ["field.css", "form.css"] },
    _react: { file: "react.js" },
    _other: { file: "other.js", css: ["other.css"] },
  };
  expect(filesOf(manifest, "virtual:page/bare/login", "/site/")).toEqual({
    entry: "/site/login.js",
    scripts: ["/site/form.js", "/site/react.js"],
    sheets: ["/site/field.css", "/site/form.css", "/site/login.css"],
  });
  expect(() => filesOf(manifest, "virtual:page/bare/signup", "/")).toThrow(
    /no script virtual:page\/bare\/signup/,
  );
});
