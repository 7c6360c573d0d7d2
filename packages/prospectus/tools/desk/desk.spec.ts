import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type FrameLocator,
  type Page,
} from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { freePort } from "../../tests/fixtures/free-port.ts";
import { formOf } from "./folder.ts";

type Copy = {
  folder: string;
  address: string;
  signedIn: Awaited<ReturnType<BrowserContext["storageState"]>>;
};

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Desk", "-c", "user.email=desk@school.example", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

class Desk {
  readonly page: Page;
  readonly form: FrameLocator;
  readonly folder: string;
  readonly address: string;
  readonly signedIn: Copy["signedIn"];
  constructor(page: Page, { folder, address, signedIn }: Copy) {
    this.page = page;
    this.form = page.frameLocator("#form");
    this.folder = folder;
    this.address = address;
    this.signedIn = signedIn;
  }
  path = (file: string) => join(this.folder, "content", file);
  read = (file: string) => readFileSync(this.path(file), "utf8");
  /** Changed lines of a file, or of all. New files are added to the index first, so that they are listed. */
  changes(file = ".") {
    git(this.folder, "add", "--intent-to-add", ".");
    const said = git(this.folder, "diff", "--unified=0", "--no-color", "--", this.path(file)).split("\n");
    return said.filter((line) => /^[+-](?!\+\+ |-- )/.test(line));
  }
  /** Opens a form in a window of its own. A loaded editor needs only the new hash. */
  async openForm(file: string) {
    const form = formOf(file);
    const isOpen = (url: URL) => url.hash.endsWith(form.replace("/", "/entries/"));
    if (!this.page.url().startsWith(`${this.address}form#`))
      await this.page.goto(`${this.address}form#/edit/${form}`);
    // The editor closes a saved form late, and then leaves the new one.
    await expect(async () => {
      if (!isOpen(new URL(this.page.url())))
        await this.page.evaluate((to) => (location.hash = to), `/edit/${form}`);
      await this.page.waitForURL(isOpen, { timeout: 5000 });
    }).toPass();
    await this.page.getByRole("button", { name: "Save", exact: true }).waitFor();
  }
  async openEvent() {
    await this.page.goto(this.address);
    await this.form.getByText("Lists and settings").first().waitFor();
    const frame = this.page.frame("form");
    await frame?.evaluate(() => (location.hash = "/edit/lists/events"));
    await frame?.waitForURL((url) => url.hash.endsWith("lists/entries/events"));
    await this.unfold();
  }
  /** The editor shows some lists unfolded. */
  async unfold() {
    const all = this.form.getByRole("button", { name: "Expand All" }).first();
    await all.waitFor();
    if (await all.isEnabled()) await all.click();
  }
  box = (name: string) => this.form.getByRole("textbox", { name, exact: true }).first();
  save = () => this.form.getByRole("button", { name: "Save", exact: true }).click();
}

/** Copies the sample and signs in at its desk, with the button that the page names. `close` ends both. */
async function openCopy(browser: Browser): Promise<Copy & { close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  const content = join(folder, "content");
  cpSync("content", content, { recursive: true });
  git(folder, "init", "--quiet");
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message", "Begin");
  const port = await freePort();
  const server = spawn(process.execPath, ["packages/prospectus/bin/prospectus.mjs", "edit"], {
    env: { ...process.env, CI: "1", PORT: String(port), CONTENT: content },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Also if the test does not end.
  process.once("exit", () => server.kill());
  for await (const line of createInterface(server.stdout)) if (line.includes("/desk/")) break;
  server.stdout.resume();
  const address = `http://localhost:${port}/desk/`;
  const page = await browser.newPage();
  await page.goto(`${address}form`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /press the button with “Gitea \/ Forgejo”/,
  );
  await page.getByRole("button", { name: /Gitea \/ Forgejo/ }).click();
  await page.getByText("Lists and settings").first().waitFor();
  const signedIn = await page.context().storageState();
  await page.close();
  const close = () => {
    server.kill();
    rmSync(folder, { recursive: true });
  };
  return { folder, address, signedIn, close };
}

const test = base.extend<{ desk: Desk }, { copy: Copy }>({
  copy: [
    async ({ browser }, provide) => {
      const copy = await openCopy(browser);
      await provide(copy);
      copy.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  storageState: ({ copy }, provide) => provide(copy.signedIn),
  desk: async ({ page, copy }, provide) => {
    git(copy.folder, "reset", "--quiet", "--hard");
    git(copy.folder, "clean", "--force", "--quiet", "-d");
    const odd = new Set<string>();
    page.on("requestfinished", (request) => {
      const url = request.url();
      if (!url.startsWith(new URL("/", copy.address).href) && !/^(data|blob):/.test(url)) odd.add(url);
    });
    page.on("console", (message) => {
      if (/not defined in the Sveltia CMS configuration schema/.test(message.text())) odd.add(message.text());
    });
    await provide(new Desk(page, copy));
    expect([...odd], "nothing comes from another site, and the editor knows all of its settings").toEqual([]);
  },
});

// One server and one sign-in serve all.
test.describe.configure({ mode: "default" });

/** Changes and saves the first text of a file's form. Returns the old text. */
async function changeFirstText(desk: Desk, file: string) {
  const { page } = desk;
  const words = page.locator("input[type=text]:visible, textarea:visible").first();
  const shut = page.getByRole("button", { name: "Expand", exact: true }).first();
  await words.or(shut).first().waitFor();
  if (!(await words.isVisible())) await shut.click();
  const old = await words.inputValue();
  // A form that is loading resets its fields, and one that is saved closes.
  await expect(async () => {
    if (desk.changes(file).length > 0) return;
    await words.fill(`${old}x`, { timeout: 1000 });
    await page.getByRole("button", { name: "Save", exact: true }).click({ timeout: 2000 });
    await expect.poll(() => desk.changes(file).length, { timeout: 5000 }).toBeGreaterThan(0);
  }).toPass();
  return old;
}

test("a changed word in a form is one changed line of its file, in any field", async ({ desk }) => {
  const named = ["site.yaml", "navigation.yaml", "plans.yaml", "pages/home.yaml", "courses/*.yaml"];
  for (const pattern of [...named, "categories/*.yaml", "articles/*.md"]) {
    const [file = ""] = globSync(pattern, { cwd: desk.path("") }).toSorted();
    await desk.openForm(file);
    const old = await changeFirstText(desk, file);
    // An empty field becomes a new line.
    expect(desk.changes(file), file).toHaveLength(old ? 2 : 1);
  }
});

test("a changed title is in the file and on the page, is listed, and can be undone", async ({ desk }) => {
  const { page, form } = desk;
  await desk.openEvent();
  await desk.box("Title").fill("Leadership plans");
  await desk.save();
  await expect.poll(() => desk.changes()).toContain("+  title: Leadership plans");
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
  await expect(form.getByText("Lists and settings").first()).toBeVisible();
});

test("a mistake shows at the top of the desk and at its field in the form", async ({ desk }) => {
  const { page, form } = desk;
  await desk.openEvent();
  const id = await desk.box("Id").inputValue();
  const title = await desk.box("Title").inputValue();
  await desk.box("Id").fill("Not An Id");
  await desk.save();
  const mistake = page
    .getByRole("status")
    .getByRole("link", { name: `[1].id in “${title}”: found "Not An Id"; expected a key in lower case` });
  await mistake.click();
  // Above the list, and in the entry.
  await expect(form.getByText("expected a key in lower case")).toHaveCount(1);
  await expect(form.getByText(title, { exact: true }).first()).toBeVisible();
  await desk.unfold();
  await expect(form.getByText("expected a key in lower case")).toHaveCount(2);
  await expect(desk.box("Id")).toHaveValue("Not An Id");
  await desk.box("Id").fill(id);
  await desk.save();
  await expect(mistake).toBeHidden();
  expect(desk.changes()).toEqual([]);
});

test("the desk asks before it overwrites, explains a failed write, and keeps typed text", async ({
  desk,
}) => {
  const { form } = desk;
  await desk.openEvent();
  await desk.box("Title").fill("Typed in the form");
  const other = desk.read("events.yaml").replace(/title: .*/, "title: Königsstraße");
  writeFileSync(desk.path("events.yaml"), other);
  await desk.save();
  const dialog = form.getByRole("alertdialog");
  await expect(dialog).toContainText("changed in the repository after you opened it");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(desk.read("events.yaml")).toBe(other);
  const foreign = Buffer.from(other, "latin1");
  writeFileSync(desk.path("events.yaml"), foreign);
  await desk.save();
  await dialog.getByRole("button", { name: "Save Anyway" }).click();
  await expect(dialog).toContainText("Save the file with the encoding UTF-8");
  await dialog.getByRole("button", { name: "OK" }).click();
  expect(readFileSync(desk.path("events.yaml")).equals(foreign)).toBe(true);
  await expect(desk.box("Title")).toHaveValue("Typed in the form");
});

test("a new page is saved when all required fields are filled in, and is listed by its name", async ({
  desk,
}) => {
  const { page } = desk;
  await page.goto(`${desk.address}form#/collections/pages`);
  await page.getByRole("button", { name: "Create New Entry" }).click();
  await page.getByRole("button", { name: /^Add .*Sections/ }).click();
  await page.getByRole("menuitem", { name: "Journey" }).click();
  const type = (name: string, words: string) =>
    page.getByRole("textbox", { name, exact: true }).first().fill(words, { timeout: 1000 });
  // A form that is loading resets its fields, and a closing menu takes the first click.
  await expect(async () => {
    if (existsSync(desk.path("pages/open-days.yaml"))) return;
    await type("Title", "Open days");
    await type("Description", "Come in. ".repeat(7));
    await page.getByRole("button", { name: "Save", exact: true }).click({ timeout: 1000 });
    await expect.poll(() => existsSync(desk.path("pages/open-days.yaml")), { timeout: 3000 }).toBe(true);
  }).toPass();
  await expect(page.getByText("open-days: Open days")).toBeVisible();
});

for (const [language, browsers, button] of [
  ["fr-CA", "en-US", "Enregistrer"],
  ["eu", "eu", "Save"],
] as const)
  test(`a site in ${language} has its desk in that language, or in English, in a browser in ${browsers}`, async ({
    desk,
    browser,
  }) => {
    writeFileSync(
      desk.path("site.yaml"),
      desk.read("site.yaml").replace(/^language: .*/m, `language: ${language}`),
    );
    const page = await browser.newPage({ locale: browsers, storageState: desk.signedIn });
    const answers: number[] = [];
    page.on("response", (one) => {
      if (one.url().includes("/locales/")) answers.push(one.status());
    });
    await page.goto(`${desk.address}form#/edit/${formOf("courses/design.yaml")}`);
    await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
    expect(answers.length).toBeLessThan(5);
    expect(answers).not.toContain(404);
    await page.close();
  });

test("a copied course has a page", async ({ desk }) => {
  const { page } = desk;
  const [file = ""] = globSync("courses/*.yaml", { cwd: desk.path("") }).toSorted();
  await desk.openForm(file);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByRole("textbox", { name: "Id", exact: true }).first().fill("letters-for-screens");
  await page.getByRole("textbox", { name: "Title", exact: true }).first().fill("Letters for screens");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => existsSync(desk.path("courses/letters-for-screens.yaml"))).toBe(true);
  expect(parse(desk.read("courses/letters-for-screens.yaml"))).toEqual({
    ...(parse(desk.read(file)) as object),
    id: "letters-for-screens",
    title: "Letters for screens",
  });
  await page.goto(`${desk.address}page?form=${formOf("courses/letters-for-screens.yaml")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Letters for screens");
});

test("a picture of any name gets a valid name in images/, with its alternative text", async ({ desk }) => {
  const { form, page } = desk;
  const picture = await sharp({ create: { width: 960, height: 576, channels: 3, background: "#2b4cf2" } })
    .png()
    .toBuffer();
  await desk.openEvent();
  const photograph = form.getByRole("group", { name: /^.{0,2}Photograph.{0,2} Field$/ });
  // The editor draws only visible fields.
  await page.mouse.move(300, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await photograph.first().getByRole("checkbox").check({ timeout: 1000 });
  }).toPass();
  await photograph
    .first()
    .getByRole("button", { name: /Select|Browse|Upload|Choose/ })
    .first()
    .click();
  const named = { name: "Photo de l’été 2026.PNG", mimeType: "image/png", buffer: picture };
  const dialog = form.getByRole("dialog");
  await dialog.locator("input[type=file]").first().setInputFiles(named);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await desk.box("Alt").fill("A blue wall");
  // The editor saves a picture only after it has read it.
  await expect(async () => {
    if (desk.changes().length === 0) await desk.save();
    await expect
      .poll(() => desk.changes(), { timeout: 3000 })
      .toEqual(["+  photograph:", "+    file: photo-de-l-ete-2026.png", "+    alt: A blue wall"]);
  }).toPass();
  expect(readFileSync(desk.path("images/photo-de-l-ete-2026.png"))).toEqual(picture);
  await expect(page.getByRole("status")).toBeHidden();
});
