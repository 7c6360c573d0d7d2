import { hash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { compareAddresses, filesOf } from "../fixtures/addresses.ts";
import {
  base,
  build,
  buildFolder,
  buildSecondSite,
  counter,
  formAddress,
  root,
  url,
} from "../fixtures/second-site.ts";

beforeAll(buildSecondSite, 180_000);

/** The redirect of an old address is no page. */
const moved = "all-courses.html";
const pages = () =>
  filesOf(root).filter((file) => file.endsWith(".html") && !["404.html", moved].includes(file));
const pageAt = (file: string) => load(readFileSync(join(root, file), "utf8"));

test("every address in every file has a file, and every file has an address", () => {
  expect(compareAddresses(root, { url, base })).toEqual({ astray: [], unreached: [] });
});

test("each page allows and loads the counter of visits, and may send the form", () => {
  expect(pages().length).toBeGreaterThan(24);
  for (const file of pages()) {
    const $ = pageAt(file);
    expect($(`head script[src="${counter}"][defer]`).attr("data-site"), file).toBe("tessera");
    const policy = $("meta[http-equiv=Content-Security-Policy]").attr("content");
    expect(policy, file).toContain(`script-src 'self' ${counter} 'sha256-`);
    const counting = new URL(counter).origin;
    expect(policy, file).toContain(`img-src 'self' ${counting};`);
    expect(policy, file).toContain(`form-action 'self' ${new URL(formAddress).origin}`);
  }
  const form = pageAt("contact.html")(`form[action="${formAddress}"]`);
  expect(form.map((_, one) => one.attribs["method"]).get()).toEqual(["post"]);
});

test("an old address has a small page that leads to the new one; files for the root of a host are left out", () => {
  expect(pageAt(moved)("meta[http-equiv=refresh]").attr("content")).toBe(`0; url=${base}course`);
  const atRoot = ["client/_headers", "client/_redirects", "nginx.conf"];
  for (const file of atRoot) expect(existsSync(join(buildFolder, file)), file).toBe(false);
});

test("share pictures are below the path of the site", () => {
  for (const name of ["about", "course-portuguese"]) {
    const file = `${name.replace("-", "/")}.html`;
    const image = pageAt(file)('meta[property="og:image"]').attr("content");
    expect(image, file).toBe(`${url}${base}share/${name}.png`);
  }
});

test("a build after a changed word makes one page again; the same content gives the same bytes in any folder, time zone, language and environment", () => {
  const folder = resolve(".cache/ein Ort%20[mit] “Zeichen” & ò");
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(buildFolder, "..", "content"), join(folder, "content"), { recursive: true });
  const others = { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", NODE_ENV: "development" };
  const made = (kind: string) => readdirSync(join(folder, ".cache", "made", kind)).length;
  const article = join(folder, "content", "articles", "blog4.md");
  const text = readFileSync(article, "utf8");
  writeFileSync(article, text.replace("sleeping cranes", "tired cranes"));
  build(folder, { ...others, CONTENT: "content" });
  const before = [made("pages"), made("share-pictures")];
  writeFileSync(article, text);
  expect(build(folder, { ...others, CONTENT: "content" })).toMatch(
    /^(?:\w+ [a-z ]+: \d+ of \d+\n)*Built \d+ pages\.\n\d+ lines have example addresses or numbers: see docs\/before-launch\.md\.\n$/,
  );
  expect([made("pages") - 1, made("share-pictures")]).toEqual(before);
  expect(hashesIn(join(folder, "build", "client"))).toEqual(hashesIn(root));
  rmSync(folder, { recursive: true });
}, 180_000);

const hashesIn = (folder: string) =>
  new Map(filesOf(folder).map((file) => [file, hash("sha256", readFileSync(join(folder, file)))]));
