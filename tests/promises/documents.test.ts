import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { anchorsOf } from "../../src/pages/pages.ts";
import { pageIds } from "../../src/data/prose/anchor.ts";
import { compareAddresses } from "../fixtures/addresses.ts";
import { allPages, barePaths, content, pageAt, pages, root } from "../html/pages.ts";

test.each(allPages)("every field of $path has a maximum length", ({ $ }) => {
  const endless = $("textarea, input:is([type=text], [type=search], [type=email], [type=password])").not(
    "[maxlength], [hidden] *",
  );
  expect(endless.map((_, field) => $.html(field)).get()).toEqual([]);
});

test.each([
  ["/login", ["username", "current-password"]],
  ["/signup", ["email", "name", "new-password"]],
  ["/contact", ["name", "email"]],
  ["/course/design", ["given-name", "family-name", "email"]],
])("the fields of %s say which of a person's data they take (WCAG 1.3.5)", (path, purposes) => {
  const fields = pageAt(path).$("main form [autocomplete]");
  expect(fields.map((_, field) => field.attribs.autocomplete).get()).toEqual(purposes);
});

test("no style needs light-dark(), so browsers without it show both themes", () => {
  const files = globSync("{,**/}*.{html,css}", { cwd: root }).filter((file) => !file.startsWith("desk"));
  expect(files.length).toBeGreaterThan(allPages.length);
  expect(files.filter((file) => readFileSync(join(root, file), "utf8").includes("light-dark("))).toEqual([]);
});

test.each(allPages)("$path names its language and its width", ({ $ }) => {
  expect($("html").attr("lang")).toBe(content.site.language);
  expect($('meta[name="viewport"]').attr("content")).toBe("width=device-width, initial-scale=1");
});

test.each(allPages)(
  "$path starts with a skip link to its only main landmark, and the top element",
  ({ $ }) => {
    expect($("main")).toHaveLength(1);
    expect($("body > *").first().attr("href")).toBe(`#${$("main").attr("id")}`);
    expect($("body > *").eq(1).attr("id")).toBe("top");
  },
);

test.each(pages)("$path has header and footer, unless it is a bare screen", ({ $, path }) => {
  const banners = $("body > header").length;
  // The page's own footer, none that belongs to a part of it (HTML, 4.3.9).
  const footers = $("footer").not("main *, article *, section *, aside *, nav *").length;
  expect([banners, footers]).toEqual(barePaths.includes(path) ? [0, 0] : [1, 1]);
});

/** An address of this page or another page of the site, with its anchor. */
const splitLink = (href: string, own: string) => {
  const [path = "", anchor = ""] = href.split("#");
  return { path: path === "" ? own : path, anchor: decodeURIComponent(anchor) };
};

test.each(allPages)("no form of $path puts what is typed into an address", ({ $ }) => {
  // It posts, closes a dialog, or waits for its script.
  const open = $("form:not([method=post], [method=dialog])").not(":has([type=submit][disabled])");
  expect(open.map((_, form) => $.html(form)).get()).toEqual([]);
  expect($("form:has([name=password])").not("[method=post]")).toHaveLength(0);
});

test.each(allPages)("every navigation of $path has a name", ({ $ }) => {
  expect($("nav:not([aria-label], [aria-labelledby])")).toHaveLength(0);
});

test.each(allPages)("every link of $path leads somewhere, and to an anchor that exists", ({ $, path }) => {
  const astray = [...$("a")]
    .map((link) => $(link).attr("href") ?? "")
    .filter((href) => !/^(https:|mailto:|tel:)/.test(href))
    .filter((href) => {
      const to = splitLink(href, path);
      const target = allPages.find((page) => page.path === to.path);
      if (href === "" || href.endsWith("#")) return true;
      return to.anchor !== "" && target?.$(`[id="${to.anchor}"]`).length !== 1;
    });
  expect(astray).toEqual([]);
});

test("every address in every file has a file, and every file has an address", () => {
  expect(compareAddresses(root, { url: content.site.url, base: "/" })).toEqual({ astray: [], unreached: [] });
});

test.each(allPages.filter(({ $ }) => $("#course-head").length > 0))(
  "the first frame of $path waits for the strip into which a cover grows",
  ({ html, $ }) => {
    const awaited = $("link[rel=expect][blocking=render]").attr("href")?.slice(1);
    // Chromium shows the frame at the start tag of the awaited element.
    expect(html.indexOf(` id="${awaited}"`)).toBeGreaterThan(
      html.indexOf("</header>", html.indexOf(' id="course-head"')),
    );
  },
);

test.each(allPages)("no button of $path leads to its own page", ({ path, $ }) => {
  // Breadcrumbs, paging and cards may: a grid of articles can contain the current one.
  const own = $(`main a[href="${path}"]`).not("nav a, h2 a, h3 a");
  expect(own.text()).toBe("");
});

test.each(allPages)("the dates of $path have one form", ({ $ }) => {
  // 4.10.2024 is 0.0.0, and October 4, 2024 is A 0, 0.
  const forms = $("time[datetime]:not([datetime*=T])")
    .toArray()
    .map((time) =>
      $(time)
        .text()
        .trim()
        .replaceAll(/\p{L}+/gu, "A")
        .replaceAll(/\d+/g, "0"),
    );
  expect(new Set(forms).size).toBeLessThanOrEqual(1);
});

test("the anchors for links in content are ids of the built pages", () => {
  for (const page of content.pageList) {
    const { $, path } = pageAt(page.path);
    const missing = anchorsOf(page, content)?.filter((id) => $(`[id="${id}"]`).length !== 1);
    expect({ path, missing }).toEqual({ path, missing: [] });
  }
});

test("the ids of an article's page are reserved for headings", () => {
  for (const { $, path } of pages.filter((page) => page.path.startsWith("/blog/"))) {
    const ids = $("[id]:not(article [data-hue] :is(h2, h3))")
      .toArray()
      .map((element) => $(element).attr("id"));
    expect(
      ids.filter((id = "") => !pageIds.includes(id)),
      path,
    ).toEqual([]);
  }
});

test.each(allPages)("$path preloads the fonts that its styles use for most letters", ({ $ }) => {
  const preloaded = $('link[rel="preload"][as="font"]').toArray();
  // Fonts with a unicode range load only for their letters.
  const styles = $("style").text();
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const named = faces
    .filter((face) => !face.includes("unicode-range"))
    .flatMap((face) => face.match(/\/assets\/[\w.-]+\.woff2/g) ?? []);
  expect(preloaded.map((link) => $(link).attr("href")).toSorted()).toEqual([...new Set(named)].toSorted());
  const first = [...styles.matchAll(/--(?:display|body):"([^"]+)"/g)].map(([, name]) => name);
  expect(first).toHaveLength(2);
  for (const name of first) expect(faces.join("")).toContain(`font-family:${name};`);
});

test.each(allPages)("every image of $path has its size and a text alternative", ({ $ }) => {
  const bad = $("img").not("[width][height][alt]");
  expect(bad.map((_, image) => $.html(image)).get()).toEqual([]);
});

test.each(allPages)("$path has its text in the HTML, without filler", ({ $ }) => {
  const main = $("main").clone();
  main.find("script, style").remove();
  const text = main.text().replace(/\s+/g, " ").trim();
  expect(text.length).toBeGreaterThan(60);
  // Traces of unfinished pages, templates or missing values.
  expect(text).not.toMatch(/lorem ipsum|coming soon|todo|undefined|\[object/i);
});

test.each(allPages)("the policy of $path allows files, requests and forms of its own site only", ({ $ }) => {
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr("content") ?? "";
  const own = ["script", "style", "img", "font", "manifest", "connect"].map((kind) => `${kind}-src 'self'`);
  expect(policy.replaceAll(/ 'sha256-[^']+'/g, "").split("; ")).toEqual([
    "default-src 'none'",
    ...own,
    "form-action 'self'",
    "base-uri 'none'",
  ]);
});

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React has its own style of void elements, boolean attributes and order. All are valid HTML.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "no-inline-style": "error",
    // A dialog can precede the page's heading.
    "heading-level": ["error", { minInitialRank: "any", sectioningRoots: [] }],
    "no-implicit-button-type": "error",
    "attr-case": "off",
  },
});

test.each(allPages)("$path is valid HTML", async ({ html }) => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${line}:${column} ${selector ?? ""})`,
    ),
  );
  expect(messages).toEqual([]);
});
