import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test as base, type FrameLocator, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { freePort } from "../../tests/fixtures/free-port.ts";
import { formOf } from "./folder.ts";

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Desk", "-c", "user.email=desk@school.example", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

/** A form in a window of its own, or in the desk. */
type Form = Page | FrameLocator;

const box = (form: Form, name: string) => form.getByRole("textbox", { name, exact: true }).first();
const saveButton = (form: Form) => form.getByRole("button", { name: "Save", exact: true });
const isOpen = (file: string) => (url: URL) => url.hash.endsWith(formOf(file).replace("/", "/entries/"));

/** The editor shows some lists unfolded. */
async function unfold(form: Form): Promise<void> {
  const all = form.getByRole("button", { name: "Expand All" }).first();
  await all.waitFor();
  if (await all.isEnabled()) await all.click();
}

/** A desk for a copy of the small provider's content, and the window of its forms. All tests of a worker share both. */
class Desk {
  readonly content: string;
  readonly address: string;
  window: Page | undefined;
  /** Requests to other sites, and unknown settings of the editor. */
  readonly odd: string[] = [];
  constructor(content: string, address: string) {
    this.content = content;
    this.address = address;
  }
  path = (file: string) => join(this.content, file);
  read = (file: string) => readFileSync(this.path(file), "utf8");
  /** Changed lines of a file, or of all. New files are added to the index first, so that they are listed. */
  changes(file = ".") {
    git(this.content, "add", "--intent-to-add", ".");
    const said = git(this.content, "diff", "--unified=0", "--no-color", "--", this.path(file)).split("\n");
    return said.filter((line) => /^[+-](?!\+\+ |-- )/.test(line));
  }
  reset() {
    git(this.content, "reset", "--quiet", "--hard");
    git(this.content, "clean", "--force", "--quiet", "-d");
  }
  watch(page: Page) {
    page.on("requestfinished", (request) => {
      const url = request.url();
      if (!url.startsWith(new URL("/", this.address).href) && !/^(data|blob):/.test(url)) this.odd.push(url);
    });
    page.on("console", (message) => {
      if (/not defined in the Sveltia CMS configuration schema/.test(message.text()))
        this.odd.push(message.text());
    });
  }
  /** Signs in, with the button that the page names. */
  async signIn(page: Page) {
    this.watch(page);
    this.window = page;
    await page.goto(`${this.address}form`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /press the button with “Gitea \/ Forgejo”/,
    );
    await page.getByRole("button", { name: /Gitea \/ Forgejo/ }).click();
    await page.getByText("Lists and settings").first().waitFor();
  }
}

const test = base.extend<{ page: Page }, { desk: Desk }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, provide) => {
      const content = mkdtempSync(join(tmpdir(), "desk-"));
      cpSync("packages/prospectus/tests/fixtures/content", content, { recursive: true });
      git(content, "init", "--quiet");
      git(content, "add", ".");
      git(content, "commit", "--quiet", "--message", "Begin");
      const port = await freePort();
      const server = spawn(process.execPath, ["packages/prospectus/bin/prospectus.mjs", "edit"], {
        env: { ...process.env, CI: "1", PORT: String(port), CONTENT: content },
        stdio: ["ignore", "pipe", "inherit"],
      });
      // Also if the test does not end.
      process.once("exit", () => server.kill());
      for await (const line of createInterface(server.stdout)) if (line.includes("/desk/")) break;
      server.stdout.resume();
      const desk = new Desk(content, `http://localhost:${port}/desk/`);
      await provide(desk);
      await desk.window?.context().close();
      server.kill();
      rmSync(content, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  page: async ({ browser, desk }, provide) => {
    if (!desk.window) await desk.signIn(await (await browser.newContext()).newPage());
    await provide(desk.window as Page);
    expect(desk.odd, "nothing comes from another site, and the editor knows all of its settings").toEqual([]);
  },
});

// One server and one window serve all, so each test saves other files than those before.
test.describe.configure({ mode: "default" });

/** Opens a form. The loaded editor needs only the new hash. */
async function openForm(page: Page, file: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), `/edit/${formOf(file)}`);
  await page.waitForURL(isOpen(file));
  await saveButton(page).waitFor();
}

/** The editor closes a saved form late, and would leave the next one. */
const closed = (page: Page) => page.waitForURL(({ hash }) => /^#\/collections\/[^/]+$/.test(hash));

test("a copied course has a page", async ({ page, desk }) => {
  await openForm(page, "courses/wheel.yaml");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await box(page, "Id").fill("letters-for-screens");
  await box(page, "Title").fill("Letters for screens");
  await saveButton(page).click();
  await expect.poll(() => existsSync(desk.path("courses/letters-for-screens.yaml"))).toBe(true);
  expect(parse(desk.read("courses/letters-for-screens.yaml"))).toEqual({
    ...(parse(desk.read("courses/wheel.yaml")) as object),
    id: "letters-for-screens",
    title: "Letters for screens",
  });
  const address = `${desk.address}page?form=${formOf("courses/letters-for-screens.yaml")}`;
  const html = () => page.request.get(address).then((answer) => answer.text());
  await expect.poll(html).toContain("Letters for screens</h1>");
  await closed(page);
});

test("a picture of any name gets a valid name in images/, with its alternative text", async ({
  page,
  desk,
}) => {
  const file = "articles/old.md";
  const picture = await sharp({ create: { width: 960, height: 576, channels: 3, background: "#2b4cf2" } })
    .png()
    .toBuffer();
  await openForm(page, file);
  const photograph = page.getByRole("group", { name: /^.{0,2}Photograph.{0,2} Field$/ }).first();
  const choose = photograph.getByRole("button", { name: /Select|Browse|Upload|Choose/ }).first();
  // The editor draws only visible fields.
  await page.mouse.move(300, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await photograph.getByRole("checkbox").check({ timeout: 1000 });
    await choose.click({ timeout: 1000 });
  }).toPass();
  const named = { name: "Photo de l’été 2026.PNG", mimeType: "image/png", buffer: picture };
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").first().setInputFiles(named);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await box(page, "Alt").fill("A blue wall");
  // The editor saves a picture only after it has read it.
  await expect(async () => {
    if (desk.changes(file).length === 0) await saveButton(page).click();
    await expect
      .poll(() => desk.changes(file), { timeout: 3000 })
      .toEqual(["+photograph:", "+  file: photo-de-l-ete-2026.png", "+  alt: A blue wall"]);
  }).toPass();
  expect(readFileSync(desk.path("images/photo-de-l-ete-2026.png"))).toEqual(picture);
  await closed(page);
});

/** Changes and saves the first text of a file's form. Returns the old text. */
async function changeFirstText(page: Page, desk: Desk, file: string) {
  const words = page.locator("input[type=text]:visible, textarea:visible").first();
  const shut = page.getByRole("button", { name: "Expand", exact: true }).first();
  await words.or(shut).first().waitFor();
  if (!(await words.isVisible())) await shut.click();
  const old = await words.inputValue();
  // A form that is loading resets its fields.
  await expect(async () => {
    if (desk.changes(file).length > 0) return;
    await words.fill(`${old}x`, { timeout: 1000 });
    await saveButton(page).click({ timeout: 2000 });
    await expect.poll(() => desk.changes(file).length, { timeout: 5000 }).toBeGreaterThan(0);
  }).toPass();
  await closed(page);
  return old;
}

test("a changed word in a form is one changed line of its file, in any field", async ({ page, desk }) => {
  const named = ["site.yaml", "navigation.yaml", "plans.yaml", "pages/home.yaml", "courses/wheel.yaml"];
  for (const file of [...named, "categories/clay.yaml", "articles/glaze.md"]) {
    await openForm(page, file);
    const old = await changeFirstText(page, desk, file);
    // An empty field becomes a new line.
    expect(desk.changes(file), file).toHaveLength(old ? 2 : 1);
  }
});

test("a new page is saved when all required fields are filled in, and is listed by its name", async ({
  page,
  desk,
}) => {
  await page.evaluate(() => (location.hash = "/collections/pages"));
  await page.getByRole("button", { name: "Create New Entry" }).click();
  await page.getByRole("button", { name: /^Add .*Sections/ }).click();
  await page.getByRole("menuitem", { name: "Journey" }).click();
  // A form that is loading resets its fields, and a closing menu takes the first click.
  await expect(async () => {
    if (existsSync(desk.path("pages/open-days.yaml"))) return;
    await box(page, "Title").fill("Open days", { timeout: 1000 });
    await box(page, "Description").fill("Come in. ".repeat(7), { timeout: 1000 });
    await saveButton(page).click({ timeout: 1000 });
    await expect.poll(() => existsSync(desk.path("pages/open-days.yaml")), { timeout: 3000 }).toBe(true);
  }).toPass();
  await expect(page.getByText("open-days: Open days")).toBeVisible();
});

test("the desk asks before it overwrites, explains a failed write, and keeps typed text", async ({
  page,
  desk,
}) => {
  await openForm(page, "events.yaml");
  await unfold(page);
  await box(page, "Title").fill("Typed in the form");
  const other = desk.read("events.yaml").replace(/title: .*/, "title: Königsstraße");
  writeFileSync(desk.path("events.yaml"), other);
  await saveButton(page).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("changed in the repository after you opened it");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(desk.read("events.yaml")).toBe(other);
  const foreign = Buffer.from(other, "latin1");
  writeFileSync(desk.path("events.yaml"), foreign);
  await saveButton(page).click();
  await dialog.getByRole("button", { name: "Save Anyway" }).click();
  await expect(dialog).toContainText("Save the file with the encoding UTF-8");
  await dialog.getByRole("button", { name: "OK" }).click();
  expect(readFileSync(desk.path("events.yaml")).equals(foreign)).toBe(true);
  await expect(box(page, "Title")).toHaveValue("Typed in the form");
});

test("a mistake shows at the top of the desk and at its field; a changed title is on the page, is listed, and can be undone", async ({
  page: window,
  desk,
}) => {
  desk.reset();
  const page = await window.context().newPage();
  desk.watch(page);
  const form = page.frameLocator("#form");
  const openEvents = async () => {
    await form.getByText("Lists and settings").first().waitFor();
    const frame = page.frame("form");
    await frame?.evaluate(() => (location.hash = "/edit/lists/events"));
    await frame?.waitForURL(isOpen("events.yaml"));
    await unfold(form);
  };
  await page.goto(desk.address);
  await openEvents();
  const id = await box(form, "Id").inputValue();
  const title = await box(form, "Title").inputValue();
  await box(form, "Id").fill("Not An Id");
  await saveButton(form).click();
  const mistake = page
    .getByRole("status")
    .getByRole("link", { name: `[1].id in “${title}”: found "Not An Id"; expected a key in lower case` });
  await mistake.click();
  // Above the list, and in the entry.
  await expect(form.getByText("expected a key in lower case")).toHaveCount(1);
  await expect(form.getByText(title, { exact: true }).first()).toBeVisible();
  await unfold(form);
  await expect(form.getByText("expected a key in lower case")).toHaveCount(2);
  await expect(box(form, "Id")).toHaveValue("Not An Id");
  await box(form, "Id").fill(id);
  await box(form, "Title").fill("Leadership plans");
  await saveButton(form).click();
  await expect(page.getByRole("status")).toBeHidden();
  expect(desk.changes()).toEqual([`-  title: ${title}`, "+  title: Leadership plans"]);
  await expect(page.frameLocator("#page").getByRole("heading", { name: "Leadership plans" })).toBeVisible();
  await page.getByText("1 file changed since the last commit").click();
  await expect(page.locator("#changes")).toContainText("+ title: Leadership plans");
  const undo = page.getByRole("button", { name: "Undo events.yaml" });
  page.once("dialog", (dialog) => void dialog.dismiss());
  await undo.click();
  expect(desk.changes()).toHaveLength(2);
  page.once("dialog", (dialog) => void dialog.accept());
  await undo.click();
  await expect(page.getByText("No files changed since the last commit")).toBeVisible();
  expect(desk.changes()).toEqual([]);
  await openEvents();
  // The desk loads changed files again when another form opens.
  await expect(async () => {
    await unfold(form);
    await expect(box(form, "Title")).toHaveValue(title, { timeout: 3000 });
  }).toPass();
  await page.close();
});

for (const [language, browsers, button] of [
  ["fr-CA", "en-US", "Enregistrer"],
  ["eu", "eu", "Save"],
] as const)
  test(`a site in ${language} has its desk in that language, or in English, in a browser in ${browsers}`, async ({
    page: window,
    desk,
    browser,
  }) => {
    const english = desk.read("site.yaml");
    writeFileSync(desk.path("site.yaml"), english.replace(/^language: .*/m, `language: ${language}`));
    const storageState = await window.context().storageState();
    const page = await browser.newPage({ locale: browsers, storageState });
    const answers: number[] = [];
    page.on("response", (one) => {
      if (one.url().includes("/locales/")) answers.push(one.status());
    });
    await page.goto(`${desk.address}form#/edit/${formOf("courses/wheel.yaml")}`);
    await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
    expect(answers.length).toBeLessThan(5);
    expect(answers).not.toContain(404);
    await page.close();
  });
