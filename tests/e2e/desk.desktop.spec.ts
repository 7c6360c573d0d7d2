/** The desk in Chromium. A folder of the browser’s own file system replaces the one that a person chooses. */
import { spawn, type ChildProcess } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { parse } from "yaml";
import { testPort } from "../fixtures/port.ts";

const origin = `http://localhost:${testPort(5)}`;
const address = `${origin}/desk`;
const contentOf = (path: string) => readFileSync(path, "utf8");

// The tests share a server, and a desk that has opened a copy of the content.
test.describe.configure({ mode: "default" });

let server: ChildProcess;
let page: Page;
const odd: string[] = [];

/** Writes files to the browser's file system. A folder with .git is the root of a repository. */
async function writeFiles(files: (readonly [path: string, text: string])[]): Promise<void> {
  for (const [path, text] of [[".git/HEAD", ""] as const, ...files]) {
    const names = path.split("/");
    const name = names.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  }
}

/** The text of a saved file, or undefined if there is none. */
const savedText = (path: string): Promise<string | undefined> =>
  page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const one of names.slice(0, -1)) folder = await folder.getDirectoryHandle(one);
    const file = await folder.getFileHandle(names.at(-1) ?? "").catch(() => undefined);
    return file && (await file.getFile()).text();
  }, path.split("/"));

const button = (name: string) => page.getByRole("button", { name, exact: true });

test.beforeAll(async ({ browser }) => {
  server = spawn("npm", ["run", "edit"], {
    env: { ...process.env, PORT: String(testPort(5)), BROWSER: "none" },
    detached: true,
  });
  const answers = async () => (await fetch(address).catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: 60_000 }).toBe(200);
  page = await browser.newPage();
  page.on("requestfinished", (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) odd.push(request.url());
  });
  page.on("console", (message) => {
    if (/not defined in the Sveltia CMS configuration schema/.test(message.text())) odd.push(message.text());
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  const paths = globSync("content/**/*.{yaml,md}").map((path) => path.replaceAll("\\", "/"));
  await page.evaluate(
    writeFiles,
    paths.map((path) => [path, contentOf(path)] as const),
  );
  await button("Choose the folder").click();
  await page.getByText("Lists and settings").first().waitFor();
});

test.afterAll(async () => {
  await page.close();
  // The server is a child of npm, in the same group.
  if (server.pid) process.kill(-server.pid);
});

const inList = /^#\/collections\/[^/]+$/;

/** Opens a form from the list, where no fields of another form are left. */
async function openForm(collection: string, entry: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), `/collections/${collection}`);
  await expect(button("Save")).toBeHidden();
  await page.evaluate((to) => (location.hash = to), `/collections/${collection}/entries/${entry}`);
  await button("Save").waitFor();
}

/** The first field with a label. It may be in a closed group. */
async function fieldAt(label: string) {
  const days = page.locator("input[type=date]");
  const field = label === "Date" ? days : page.getByRole("textbox", { name: label, exact: true }).first();
  await field.or(button("Expand").first()).first().waitFor();
  while (!(await field.isVisible())) await button("Expand").first().click();
  return field;
}

/** Long enough for a description. */
const words = "Another sentence of about as many words as a description has";

test("a mistake is told at its field or by the check before a save, and a right text is one changed line", async () => {
  for (const [collection, entry, file, ...fields] of [
    [
      "coursePages",
      "design",
      "courses/design.yaml",
      ["Title", "", "This field is required."],
      ["Title", "Long ".repeat(31), "You cannot enter more than 150 characters."],
      ["Short name", "My Course", "Expected: lower case with hyphens, such as"],
      ["Short name", "database-integration-with-mongodb", "already has it."],
      ["Rating", "6 stars", "Expected: a number from 0 to 5"],
      ["Price", "gratis", 'Price: found "gratis". Expected Free, or an amount'],
      ["Title", words],
    ],
    [
      "articles",
      "blog1",
      "articles/blog1.md",
      ["Date", "0204-10-04", 'Date: found "0204-10-04". Expected a year from 1990'],
      ["Excerpt", "Two\n\nparagraphs", "Expected: one paragraph"],
      ["Excerpt", words],
    ],
    [
      "pages",
      "about",
      "pages/about.yaml",
      ["Description", "Too short", "You must enter at least 50 characters."],
      ["Description", words],
    ],
    ["lists", "banners", "banners.yaml", ["Link", "/corse", "Did you mean “/course”?"], ["Title", words]],
    ["lists", "events", "events.yaml", ["Title", words]],
  ] as const) {
    await openForm(collection, entry);
    for (const [label, text, sentence] of fields) {
      const field = await fieldAt(label);
      const right = await field.inputValue();
      await field.fill(text);
      await button("Save").click();
      if (!sentence) continue;
      await expect(page.getByText(sentence).first()).toBeVisible();
      if (await button("OK").isVisible()) await button("OK").click();
      await field.fill(right);
    }
    await page.waitForURL(({ hash }) => inList.test(hash));
    const old = contentOf(`content/${file}`).split("\n");
    const saved = (await savedText(`content/${file}`))?.split("\n") ?? [];
    expect(saved, file).toHaveLength(old.length);
    expect(
      saved.filter((line, index) => line !== old[index]),
      file,
    ).toEqual([expect.stringMatching(new RegExp(`: ${words}$`))]);
  }
  expect(odd, "nothing comes from another site, and the editor knows all of its settings").toEqual([]);
});

test("the page of unsaved text shows beside its form, a copied course is a file, and a renamed one moves", async () => {
  await openForm("coursePages", "finance");
  await (await fieldAt("Title")).fill("Figures that nobody has saved");
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Figures that nobody has saved");
  const skip = shown.getByRole("link", { name: "Skip to the content" });
  await expect(skip, "it has its styles").not.toBeInViewport();
  expect(await skip.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${origin}/#main`);
  const fonts = () =>
    shown
      .locator("html")
      .evaluate(({ ownerDocument: { fonts: all } }) => [...all].map((font) => font.status));
  await expect.poll(fonts, "it has its fonts").toContain("loaded");

  await button("Show Editor Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await (await fieldAt("Short name")).fill("figures-for-all");
  await (await fieldAt("Title")).fill("Figures for all");
  await button("Save").click();
  await page.waitForURL(({ hash }) => inList.test(hash));
  const copy = await savedText("content/courses/figures-for-all.yaml");
  const sources = parse(contentOf("content/courses/finance.yaml")) as object;
  expect(parse(copy ?? "")).toEqual({ ...sources, id: "figures-for-all", title: "Figures for all" });

  await openForm("coursePages", "figures-for-all");
  await page.getByRole("radio", { name: "Slug" }).click();
  await button("Edit Slug").click();
  await page.getByRole("textbox", { name: "Slug" }).fill("figures");
  await button("Done").click();
  await button("Save").click();
  await page.waitForURL(({ hash }) => inList.test(hash));
  expect(await savedText("content/courses/figures-for-all.yaml")).toBeUndefined();
  expect(await savedText("content/courses/figures.yaml"), "without keys that the check refuses").toBe(copy);
});
