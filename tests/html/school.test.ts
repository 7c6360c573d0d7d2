/** A small school without log-in, sign-up, plans, careers and testimonials is built from a folder of its own, and each of its links is followed. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyContent } from "../fixtures/content-copy.ts";
import { copySite } from "../fixtures/site-copy.ts";

const school = copyContent();
const copy = copySite("school");
const client = join(copy.root, "build/client");

const pageAt = (path: string) => load(copy.read(join("build/client", path, "index.html")));

/** The pages and files of the site to which a page leads, each with the place on it. */
const linksOn = (path: string) =>
  pageAt(path)("a[href]")
    .toArray()
    .map((element) => new URL(element.attribs["href"] ?? "", `https://kiln.example${path}`))
    .filter(({ origin }) => origin === "https://kiln.example");

/** Every page to which links lead from the home page. */
function reached(): string[] {
  const found = new Set(["/"]);
  for (const path of found)
    for (const { pathname } of linksOn(path))
      if (existsSync(join(client, pathname, "index.html"))) found.add(pathname);
  return [...found].toSorted();
}

beforeAll(() => {
  for (const page of ["login", "signup", "denied", "pricing", "career"])
    rmSync(join(school.root, `pages/${page}.yaml`));
  for (const file of ["plans", "jobs", "testimonials"]) rmSync(join(school.root, `${file}.yaml`));
  school.edit("pages/home.yaml", "to: /signup", "to: /course");
  school.edit("banners.yaml", "to: /signup", "to: /course");
  school.edit("pages/about.yaml", "to: /career", "to: /contact");
  school.edit(
    "navigation.yaml",
    "to: /blog }",
    "to: /blog }, { label: Events, to: /event }, { label: FAQ, to: /faq }",
  );
  school.edit("navigation.yaml", / {2}(?:choice|paid|plans): .*\n/g, "");
  school.edit("navigation.yaml", /^(?:account|cart|mobile): *(?:\{.*|\n .*)\n/gm, "");
  school.edit("courses/wheel.yaml", /^lessons:\n(?: .*\n)+/m, "");
  school.edit("courses/wheel.yaml", /^questions:[^]*$/m, "");
  school.edit("pages/course-detail.yaml", /^query:\n(?: .*\n)+/m, "");
  copy.make();
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: copy.root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NO_COLOR: "1", CONTENT: school.root },
  });
  if (status !== 0) throw new Error(stderr);
}, 180_000);

afterAll(() => {
  copy.remove();
  school.remove();
});

test("each link leads to a page or file that is there, and to a place on it", () => {
  const wrong = reached().flatMap((path) =>
    linksOn(path)
      .filter(({ pathname, hash }) => {
        const isPage = existsSync(join(client, pathname, "index.html"));
        const id = decodeURIComponent(hash.slice(1));
        return isPage
          ? id !== "" && pageAt(pathname)(`[id="${id}"]`).length === 0
          : !existsSync(join(client, pathname)) || pathname.endsWith("/");
      })
      .map(({ href }) => `${path}: ${href}`),
  );
  expect(wrong).toEqual([]);
});

test("links lead to every page that was built, and none is of what the school does not have", () => {
  const built = readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
  expect(reached()).toEqual(built.toSorted());
  expect(built).toContain("/course/wheel");
  for (const path of ["/login", "/signup", "/denied", "/pricing", "/career"])
    expect(built).not.toContain(path);
});

test("a course without lessons, questions and a form has no tabs for them", () => {
  const $ = pageAt("/course/wheel");
  const shown = ["overview", "curriculum", "instructor", "faq", "query"].filter(
    (tab) => $(`[id="${tab}"]`).length > 0,
  );
  expect(shown).toEqual(["overview", "instructor"]);
  expect($("main").text()).not.toContain("Lesson 1");
});

test("header, menus and home page stand without them", () => {
  const $ = pageAt("/");
  expect(
    $("header button")
      .toArray()
      .map((button) => $(button).attr("commandfor") ?? $(button).text()),
  ).not.toContain("cart");
  expect($("#cart")).toHaveLength(0);
  expect($("header").text()).not.toMatch(/Login|Register|Paid/);
  expect($("#home-testimonial-title")).toHaveLength(0);
  expect($("main h2").length).toBeGreaterThan(5);
});
