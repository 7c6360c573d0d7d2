/** A complete school in French, with its own colours and forms, without log-in, plans and careers. */
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { builtSite } from "../../packages/prospectus/scripts/built-site.ts";
import { filesOf } from "../fixtures/addresses.ts";
import { buildSchool, schoolRoot } from "../fixtures/school-build.ts";
import { command, schoolSettings, sharePhotographs } from "../fixtures/site-copy.ts";

const client = join(schoolRoot, "build/client");
const origin = "https://atelier-laurier.example";

const builtFile = (file: string) => readFileSync(join(client, file), "utf8");
const pageAt = (path: string) => load(builtFile(join(path, "index.html")));

/** Pages and files that a page links to, with anchors. */
const linksOn = (path: string) =>
  pageAt(path)("a[href]")
    .toArray()
    .map((element) => new URL(element.attribs["href"] ?? "", origin + path))
    .filter((address) => address.origin === origin);

function reached(): string[] {
  const found = new Set(["/"]);
  for (const path of found)
    for (const { pathname } of linksOn(path))
      if (existsSync(join(client, pathname, "index.html"))) found.add(pathname);
  return [...found].toSorted();
}

function run(programAndOptions: readonly string[], cwd = schoolRoot, others: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, programAndOptions, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NO_COLOR: "1", ...schoolSettings, ...others },
  });
  return { status, said: `${stdout}${stderr}` };
}

beforeAll(buildSchool, 180_000);

test("the school passes the tests of all pages", () => {
  const options = ["--project=html", "--reporter=default", `--root=${resolve()}`];
  const { status, said } = run([resolve("node_modules/.bin/vitest"), "run", ...options]);
  expect(said).toMatch(/Tests.* [1-9]\d{2,} passed/);
  expect(status, said).toBe(0);
}, 120_000);

test("a valid build prints one line, and the same content gives the same bytes in any folder, time zone, language and environment", () => {
  const folder = mkdtempSync(join(tmpdir(), "same-"));
  const other = join(folder, "ein Ort%20[mit] “Zeichen” & ò");
  mkdirSync(join(other, "packages"), { recursive: true });
  cpSync("packages/prospectus", join(other, "packages/prospectus"), { recursive: true });
  sharePhotographs(other);
  symlinkSync(resolve("node_modules"), join(other, "node_modules"));
  const settings = { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", NODE_ENV: "development" };
  const { status, said } = run([command, "build"], other, settings);
  expect(status, said).toBe(0);
  expect(said).toMatch(/^Built \d+ pages\.\n$/);
  expect(hashesIn(join(other, "build", "client"))).toEqual(hashesIn(client));
  rmSync(folder, { recursive: true });
}, 180_000);

function hashesIn(root: string): Map<string, string> {
  const files = filesOf(root).map((file) => join(root, file));
  return new Map(files.map((file) => [file.slice(root.length), hash("sha256", readFileSync(file))]));
}

const built = () =>
  readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .toSorted();

test("links lead to every page but the thank-you page, and missing parts have no page", () => {
  expect(reached()).toEqual(built().filter((path) => path !== "/merci"));
  for (const path of ["/login", "/signup", "/denied", "/pricing", "/career"])
    expect(built()).not.toContain(path);
  const $ = pageAt("/");
  expect($("#cart, #testimonials-title, #plans")).toHaveLength(0);
});

test("the error page and a failed page have the school's words", () => {
  const html = builtFile("404.html");
  const $ = load(html);
  expect([$("h1").text(), $("h1 + p").text()]).toEqual(["Cette page n’existe pas", "404 · Page introuvable"]);
  for (const words of ["Cette page n’a pas fonctionné", "500 · Erreur interne"])
    expect(builtFile("index.html")).toContain(words);
  expect(html).not.toMatch(/Not Found|Server Error/);
});

test("no page has an English word, or names the sample", () => {
  const english =
    /\b(the|and|with|your|of|weeks?|hours?|days?|lessons?|courses|free|read|next|previous|close|search|am|pm|tessera)\b/gi;
  const said = built().flatMap((path) => {
    const $ = pageAt(path);
    $("script, style").remove();
    const texts = $("body *, title")
      .contents()
      .toArray()
      .filter(({ type }) => type === "text")
      .map((node) => $(node).text());
    const names = $("[alt], [aria-label], [name=description]")
      .toArray()
      .flatMap(({ attribs: { alt, content, "aria-label": label } }) => [alt, label, content]);
    return [...texts, ...names]
      .flatMap((text) => text?.match(english) ?? [])
      .map((word) => `${path}: ${word}`);
  });
  expect(said).toEqual([]);
});

test("a file of the content is published unchanged, and a page links to it", () => {
  expect(linksOn("/confidentialite").map(({ pathname }) => pathname)).toContain("/files/confidentialite.pdf");
  expect(builtFile("files/confidentialite.pdf")).toBe(
    readFileSync("tests/fixtures/school/files/confidentialite.pdf", "utf8"),
  );
});

test("a course without lessons and questions has no tabs for them", () => {
  const $ = pageAt("/cours/visite");
  const tabs = ["overview", "curriculum", "instructor", "faq", "query"];
  expect(tabs.filter((tab) => $(`[id="${tab}"]`).length > 0)).toEqual(["overview", "instructor", "query"]);
});

test("shared links have the photograph of the page or the site, and pages have both logos", () => {
  const shared = (path: string) => {
    const $ = pageAt(path);
    const tag = (name: string) => $(`meta[property="og:${name}"]`).attr("content") ?? "";
    const { pathname } = new URL(tag("image"));
    return [
      pathname.replace(/-1200-[\w-]{8}\.jpg$/, ""),
      existsSync(join(client, pathname)),
      tag("image:type"),
      tag("image:alt"),
    ];
  };
  const alt = expect.stringMatching(/crayon|porte rouge/);
  expect(shared("/qui-nous-sommes")).toEqual(["/share/planche", true, "image/jpeg", alt]);
  expect(shared("/cours/bol")).toEqual(["/share/cour", true, "image/jpeg", alt]);
  expect(readdirSync(join(client, "share"))).toHaveLength(2);
  const logos = pageAt("/cours/bol")("header .wrap a[href='/'] img");
  expect(
    logos.get().map(({ attribs: { alt: name, src = "" } }) => [name, existsSync(join(client, src))]),
  ).toEqual([
    ["Atelier Laurier", true],
    ["Atelier Laurier", true],
  ]);
  expect(logos.closest("a").text()).toBe("");
});

test("the policy of each page allows the sites of site.yaml, and so do the header fields", () => {
  const counter = "https://compteur.atelier-laurier.example";
  for (const path of built()) {
    const $ = pageAt(path);
    expect($(`head script[src="${counter}/compte.js"][defer]`).attr("data-site"), path).toBe("atelier");
    const policy = $("meta[http-equiv=Content-Security-Policy]").attr("content");
    expect(policy).toContain(`script-src 'self' ${counter}/compte.js 'sha256-`);
    expect(policy).toContain("img-src 'self' https://tuiles.atelier-laurier.example;");
  }
  expect(builtSite(join(schoolRoot, "build")).settings).toMatchObject({
    transport: "max-age=31536000",
    isolated: false,
    feeds: ["/carnet/feed.xml"],
  });
});

test("prices and days are in French, and a course without a page links to its booking", () => {
  const $ = pageAt("/cours");
  expect($("main").text()).toContain("1\u00a0090\u00a0$");
  for (const price of ["1\u00a0290,50\u00a0$", "310\u00a0$"])
    expect($("article > p").text()).toContain(price);
  expect($('a[aria-label="Voir le cours\u00a0: Tourner son premier bol"]')).not.toHaveLength(0);
  const basket = $('[id="course-tresser-un-panier"]');
  // Registration opens later.
  expect(basket.find("a")).toHaveLength(0);
  expect(basket.text()).toContain("9 février – 2 mars 2026");
  expect(basket.text()).toContain("10 janvier 2026");
  expect(pageAt("/cours/tabouret")("main").text()).toContain(
    "Jusqu’au 15 janvier 2026, puis 1\u00a0290,50\u00a0$",
  );
  expect(pageAt("/cours/tabouret")("#course-head").text()).toContain("3\u00a0semaines Pour commencer");
  expect(pageAt("/cours/carnet")("main").text()).not.toContain("Liste d’attenteS’inscrire");
  expect(pageAt("/portes-ouvertes")("main").text()).toContain(
    "Que veut dire «\u00a0selon revenu\u00a0»\u00a0?",
  );
  // Beside the text and at its end.
  expect(pageAt("/cours/bol")('main a[href="#dates"]')).toHaveLength(2);
  expect(pageAt("/calendrier")('article:has([id="event-marche-d-hiver"]) time').first().text()).toBe(
    "mars 2026 7–8",
  );
});
