/** The desk in Chromium. A folder of the browser’s own file system replaces the one that a person chooses. */
import { spawn, type ChildProcess } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { testPort } from "../fixtures/port.ts";
import { freshTest as base } from "../reused-page.ts";

const origin = `http://localhost:${testPort(5)}`;
const address = `${origin}/desk/`;
const contentOf = (path: string) => readFileSync(path, "utf8");

let server: ChildProcess;

base.beforeAll(async () => {
  server = spawn("npm", ["run", "edit"], {
    env: { ...process.env, PORT: String(testPort(5)), BROWSER: "none" },
    detached: true,
  });
  const answers = async () => (await fetch(address).catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: 60_000 }).toBe(200);
});

base.afterAll(() => {
  // The server is a child of npm, in the same group.
  if (server.pid) process.kill(-server.pid);
});

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
const savedText = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const one of names.slice(0, -1)) folder = await folder.getDirectoryHandle(one);
    const file = await folder.getFileHandle(names.at(-1) ?? "").catch(() => undefined);
    return file && (await file.getFile()).text();
  }, path.split("/"));

/** A page with the desk, which has opened a copy of the content. */
const test = base.extend({
  page: async ({ page }, provide) => {
    const odd: string[] = [];
    page.on("requestfinished", (request) => {
      if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) odd.push(request.url());
    });
    page.on("console", (message) => {
      if (/not defined in the Sveltia CMS configuration schema/.test(message.text()))
        odd.push(message.text());
    });
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${origin}/desk`);
    const paths = globSync("content/**/*.{yaml,md}").map((path) => path.replaceAll("\\", "/"));
    await page.evaluate(
      writeFiles,
      paths.map((path) => [path, contentOf(path)] as const),
    );
    await page.getByRole("button", { name: "Choose the folder" }).click();
    await page.getByText("Lists and settings").first().waitFor();
    await provide(page);
    expect(odd, "nothing comes from another site, and the editor knows all of its settings").toEqual([]);
  },
});

/** Long enough for a description. */
const words = "Another sentence of about as many words as a description has";

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

async function openForm(page: Page, form: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), `/collections/${form}`);
  await save(page).waitFor();
}

/** Writes a text of a form, and saves. A form that is loading resets its fields. */
async function writeText(page: Page, label: string, text: string): Promise<void> {
  const days = page.locator("input[type=date]");
  const field = label === "Date" ? days : page.getByRole("textbox", { name: label, exact: true }).first();
  await expect(async () => {
    const shut = page.getByRole("button", { name: "Expand", exact: true }).first();
    if (!(await field.isVisible())) await shut.click({ timeout: 1000 });
    await field.fill(text, { timeout: 1000 });
    await expect(save(page)).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await save(page).click();
}

/** Changes a text of a form. A saved form closes. */
async function changeText(page: Page, label: string, text: string): Promise<void> {
  await writeText(page, label, text);
  await page.waitForURL(({ hash }) => /^#\/collections\/[^/]+$/.test(hash));
}

// One test: the editor takes seconds to open.
test("a changed word in a form is one changed line, its page shows beside it, a copied course is a file, and a mistake is told before it is saved", async ({
  page,
}) => {
  for (const [form, path, label] of [
    ["lists/entries/events", "content/events.yaml", "Title"],
    ["pages/entries/home", "content/pages/home.yaml", "Description"],
    ["articles/entries/blog1", "content/articles/blog1.md", "Excerpt"],
  ] as const) {
    await openForm(page, form);
    await changeText(page, label, words);
    const old = contentOf(path).split("\n");
    const saved = (await savedText(page, path))?.split("\n") ?? [];
    expect(saved, path).toHaveLength(old.length);
    expect(
      saved.filter((line, index) => line !== old[index]),
      path,
    ).toEqual([expect.stringMatching(new RegExp(`${label}: ${words}$`, "i"))]);
  }

  await openForm(page, "coursePages/entries/design");
  await page
    .getByRole("textbox", { name: "Title", exact: true })
    .first()
    .fill("Letters that nobody has saved");
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Letters that nobody has saved");
  await expect(
    shown.getByRole("link", { name: "Skip to the content" }),
    "it has its styles",
  ).not.toBeInViewport();
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByRole("textbox", { name: "Short name", exact: true }).first().fill("letters-for-screens");
  await changeText(page, "Title", "Letters for screens");
  const copy = await savedText(page, "content/courses/letters-for-screens.yaml");
  expect(parse(copy ?? "")).toEqual({
    ...(parse(contentOf("content/courses/design.yaml")) as object),
    id: "letters-for-screens",
    title: "Letters for screens",
  });

  let opened: string | undefined;
  for (const [form, label, text, sentence] of [
    ["coursePages/entries/development", "Title", "", "This field is required."],
    ["coursePages/entries/finance", "Short name", "My Course", "Expected: lower case with hyphens, such as"],
    ["coursePages/entries/finance", "Short name", "database-integration-with-mongodb", "already has it."],
    ["lists/entries/banners", "Link", "/corse", "Did you mean “/course”?"],
    ["articles/entries/blog2", "Date", "0204-10-04", 'Date: found "0204-10-04". Expected a year from 1990'],
  ] as const) {
    if (form !== opened) await openForm(page, form);
    opened = form;
    await writeText(page, label, text);
    await expect(page.getByText(sentence).first()).toBeVisible();
    const ok = page.getByRole("button", { name: "OK", exact: true });
    if (await ok.isVisible()) await ok.click();
  }
  const finance = "content/courses/finance.yaml";
  expect(await savedText(page, finance)).toBe(contentOf(finance));
});
