/** A provider that uses everything that is off until the content gives it is built in a copy, and held to all that these tests hold the site to. */
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProvider } from "../fixtures/provider/provider.ts";
import { copySite } from "../fixtures/site-copy.ts";

const copy = copySite("provider");

/** The day of the build, 1 December 2025. What this run of Vitest says of itself to its children is not meant for another. */
const environment = {
  PATH: process.env.PATH,
  NO_COLOR: "1",
  SOURCE_DATE_EPOCH: "1764547200",
  CONTENT: "content",
};

/** Runs a Node program in the copy and gives what it says; `status` is 0 where all went well. */
function run(program: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], {
    cwd: copy.root,
    encoding: "utf8",
    env: environment,
  });
  return { status, said: `${stdout}${stderr}` };
}

/** Each file of a folder, with the hash of its bytes. */
function hashesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.toSorted().filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, hash("sha256", readFileSync(join(folder, name)))]));
}

let built: ReturnType<typeof run>;

const pageOf = (path: string) => load(copy.read(join("build/client", path, "index.html")));

beforeAll(() => {
  copy.make("tests", "deploy", "docs", "vitest.config.ts");
  addProvider(join(copy.root, "content"));
  built = run("scripts/build.ts");
  if (built.status !== 0) throw new Error(built.said);
}, 180_000);

afterAll(() => copy.remove());

test("a good build says one line, and warns of nothing", () => {
  expect(built.said).toMatch(/^Built \d+ pages\.\n$/);
});

test("the same content gives the same bytes in another folder, time zone, language and environment", () => {
  const folder = mkdtempSync(join(tmpdir(), "same-"));
  const other = join(folder, "ein Ort%20[mit] “Zeichen” & ò");
  const made = new Set(["build", ".cache"].map((name) => join(copy.root, name)));
  cpSync(copy.root, other, { recursive: true, filter: (path) => !made.has(path) });
  symlinkSync(resolve("node_modules"), join(other, "node_modules"));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: other,
    encoding: "utf8",
    env: { ...environment, TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", NODE_ENV: "development" },
  });
  expect(status, stdout + stderr).toBe(0);
  // What renders the pages, beside the site, names files by where they lie.
  expect(hashesIn(join(other, "build", "client"))).toEqual(hashesIn(join(copy.root, "build", "client")));
  expect(copy.read("build/client/.well-known/security.txt")).toContain("Expires: 2026-11-26T00:00:00Z");
  rmSync(folder, { recursive: true });
}, 180_000);

test("a provider with everything passes the tests of the built HTML", () => {
  // Those that serve a site are of the server, whatever it serves; the bytes are those of the sample; and this file is the one that runs.
  const others = ["host", "provider", "school", "start", "load", "bytes"].map(
    (name) => `--exclude=**/${name}.test.ts`,
  );
  const { status, said } = run(
    resolve("node_modules/.bin/vitest"),
    "run",
    "--project=html",
    "tests/html",
    "tests/promises",
    ...others,
  );
  expect(said).toMatch(/Tests.* [1-9]\d{2,} passed/);
  expect(status, said).toBe(0);
}, 120_000);

test("a plain page holds its prose, and the footer of every page leads there", () => {
  const $ = pageOf("privacy");
  expect($("h1").text()).toBe("What we know about you");
  expect($("main h2, main h3").text()).toBe("What you tell usYour rightsWho watches over us");
  expect($("main table td")).toHaveLength(9);
  for (const path of ["", "privacy", "course/design", "faq"]) {
    const footer = pageOf(path)("footer[data-variant] nav");
    const links = ["/privacy", "/terms", "/accessibility"].map((to) => footer.find(`a[href="${to}"]`).text());
    expect(links, path).toEqual(["Privacy", "License", "Accessibility"]);
    // It was plain text before.
    expect(footer.text().match(/License/g)).toHaveLength(1);
  }
});

test("a course says its dates by the clock of the place and names the time zone, in their order", () => {
  const $ = pageOf("course/design");
  const sessions = $("#overview li:has(time)")
    .toArray()
    .map((element) =>
      $(element)
        .find("time, p")
        .toArray()
        .map((part) => $(part).text()),
    );
  expect(sessions).toEqual([
    ["March 2 – 23, 2026", "6:00 PM - 8:00 PM, Eastern Time", "Online", "English"],
    ["June 20, 2026", "9:30 AM - 5:00 PM, Central European Time", "Online"],
    [
      "September 14 – October 5, 2026",
      "6:00 PM - 8:00 PM, Central European Time",
      "Haus der Bücher, Leipzig, Saxony, Germany",
      "Seats: 12",
    ],
  ]);
  const facts = $("main dl dd")
    .toArray()
    .map((element) => $(element).text());
  expect(facts.slice(-2)).toEqual(["4.5", "German"]);
});

test("the names of a person with a page lead there, and the page leads to courses and articles", () => {
  const to = "/team/nina-okafor";
  for (const path of ["team", "course/management", "blog/blog1"])
    expect(pageOf(path)(`main a[href="${to}"]`).text(), path).toBe("Nina Okafor");
  const $ = pageOf(to);
  expect($("h1").text()).toBe("Nina Okafor");
  expect($("main img[alt='Nina Okafor']")).toHaveLength(1);
  for (const shown of ["/course/development", "/course/management", "/blog/blog1"])
    expect($(`main article a[href="${shown}"]`).length, shown).toBeGreaterThan(0);
});

test("a course that says none of this shows nothing of it", () => {
  const $ = pageOf("course/development");
  expect($("#overview time")).toHaveLength(0);
  expect($("main dl dd")).toHaveLength(5);
  expect($("#overview h2")).toHaveLength(3);
});
