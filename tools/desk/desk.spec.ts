import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test as base, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { freePort } from "../../tests/fixtures/free-port.ts";
import type { State } from "./desk.ts";
import type { Site } from "./playwright.config.ts";

/** A copy of a site in a Git repository of its own: each test has one, with a desk. */
let folder = "";
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Desk", "-c", "user.email=desk@school.example", ...words], {
    cwd: folder,
    encoding: "utf8",
  });
const path = (file: string) => join(folder, "content", file);
/** Which files changed: lines that came, lines that went, file. New files are added to the index first, so that they show. */
const changes = () => {
  git("add", "--intent-to-add", ".");
  return git("diff", "--numstat").trim().split("\n").filter(Boolean);
};
const diff = () =>
  git("diff", "--unified=0")
    .split("\n")
    .filter((line) => /^[+-](?!\+\+ |-- )./.test(line));
const notes = (file: string) => readFileSync(path(file), "utf8").match(/^\s*#.*/gm)?.length ?? 0;

/** The records of a file. */
const records = (file: string): Record<string, string>[] => parse(readFileSync(path(file), "utf8"));

/** What needs several events, or is the same of every site. */
const sampleAlone = { tag: "@sample" };

const test = base.extend<{ desk: Desk; address: string; site: Site }>({
  site: ["sample", { option: true }],
  address: [
    async ({ site }, provide) => {
      folder = mkdtempSync(join(tmpdir(), "desk-"));
      if (site === "sample") cpSync("content", path(""), { recursive: true });
      else
        execFileSync(process.execPath, [
          "scripts/new-site.ts",
          "--name=Atelier",
          "--url=https://atelier.example",
          "--currency=CAD",
          "--pages=all",
          `--language=${site}`,
          `--folder=${path("")}`,
        ]);
      git("init", "--quiet");
      git("add", ".");
      git("commit", "--quiet", "--message", "Begin");
      const port = await freePort();
      const server = spawn(process.execPath, ["tools/desk/edit.ts"], {
        env: { ...process.env, CI: "1", PORT: String(port), CONTENT: path("") },
        stdio: ["ignore", "pipe", "inherit"],
      });
      for await (const line of createInterface(server.stdout)) if (line.includes("/desk/")) break;
      server.stdout.resume();
      await provide(`http://localhost:${port}/desk/`);
      server.kill();
      rmSync(folder, { recursive: true });
    },
    { timeout: 120_000 },
  ],
  desk: async ({ page, address }, provide) => {
    const left = new Set<string>();
    page.on("requestfinished", (request) => {
      const url = request.url();
      if (!url.startsWith(new URL("/", address).href) && !/^(data|blob):/.test(url)) left.add(url);
    });
    await page.goto(address);
    await provide(new Desk(page));
    expect([...left], "nothing comes from another site").toEqual([]);
  },
});

/** The desk as an editor uses it. */
class Desk {
  readonly form;
  readonly shown;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
    this.form = page.frameLocator("#form");
    this.shown = page.frameLocator("#page");
  }
  /** Opens a form, by the words of the lists that lead to it. */
  async open(collection: string, entry: string) {
    await this.page.reload();
    // While the editor still loads, it passes over a click.
    await expect(async () => {
      await this.form.getByText(collection, { exact: true }).first().click();
      await this.form.getByText(entry, { exact: true }).first().click({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await this.form.locator(".field").first().waitFor();
  }
  field = (keyPath: string) => this.form.locator(`.field[data-key-path="${keyPath}"]`);
  /** Scrolls to a field: those that are far below are not drawn yet. */
  async reach(keyPath: string) {
    await this.page.mouse.move(300, 600);
    await expect(async () => {
      if ((await this.field(keyPath).count()) === 0) await this.page.mouse.wheel(0, 300);
      expect(await this.field(keyPath).count()).toBe(1);
    }).toPass({ intervals: [100] });
    await this.field(keyPath).scrollIntoViewIfNeeded();
    return this.field(keyPath);
  }
  async write(keyPath: string, words: string) {
    await (await this.reach(keyPath)).locator("input, textarea").first().fill(words);
  }
  async choose(keyPath: string, name: string) {
    const field = await this.reach(keyPath);
    const radio = field.getByRole("radio", { name, exact: true });
    if ((await radio.count()) > 0) return radio.click();
    await field.getByRole("combobox").click();
    await this.form.getByRole("option", { name, exact: true }).click();
  }
  /** Opens an item of a list, by its place. */
  async unfold(place: number) {
    await this.form.locator(".item").nth(place).getByRole("button", { name: "Expand" }).first().click();
  }
  async save() {
    await this.form.getByRole("button", { name: "Save", exact: true }).click();
  }
}

test("a changed title is one changed line, and the page beside the form shows it", async ({ desk }) => {
  const [line = ""] = /^ *title: .*/m.exec(readFileSync(path("events.yaml"), "utf8")) ?? [];
  await desk.open("Lists and settings", "Events");
  await desk.unfold(0);
  await desk.write("records.0.title", "Leadership plans for higher education");
  await desk.save();
  await expect
    .poll(diff)
    .toEqual([`-${line}`, expect.stringMatching(/^\+ +title: .?Leadership plans for higher/)]);
  await expect(
    desk.shown.getByRole("heading", { name: "Leadership plans for higher education" }),
  ).toBeVisible();
  await expect(desk.page.getByText("1 file changed since the last commit")).toBeVisible();
});

test("a course with a page is made from another, and its page is there", async ({ desk }) => {
  const [file = ""] = globSync("courses/*.yaml", { cwd: path("") }).toSorted();
  const model: { title: string } = parse(readFileSync(path(file), "utf8"));
  await desk.open("Course pages", model.title);
  await desk.form.getByRole("button", { name: "Show Editor Options" }).click();
  await desk.form.getByRole("menuitem", { name: "Duplicate" }).click();
  await desk.write("id", "letters-for-screens");
  await desk.write("title", "Letters for screens");
  await desk.save();
  await expect.poll(() => existsSync(path("courses/letters-for-screens.yaml"))).toBe(true);
  expect(parse(readFileSync(path("courses/letters-for-screens.yaml"), "utf8"))).toEqual({
    ...model,
    id: "letters-for-screens",
    title: "Letters for screens",
  });
  expect(changes()).toHaveLength(1);
  await expect(desk.shown.getByRole("heading", { level: 1 })).toHaveText("Letters for screens");
});

test("a picture of any name goes into images/ under a tidy one, and that and its text to the record", async ({
  desk,
}) => {
  const picture = await sharp({ create: { width: 960, height: 576, channels: 3, background: "#2b4cf2" } })
    .png()
    .toBuffer();
  await desk.open("Lists and settings", "Events");
  await desk.unfold(0);
  await (await desk.reach("records.0.photograph")).getByRole("checkbox").click();
  const field = await desk.reach("records.0.photograph.file");
  await field.getByRole("button").last().click();
  await desk.form
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "Photo de l’été 2026.PNG", mimeType: "image/png", buffer: picture });
  const insert = desk.form
    .getByRole("dialog")
    .getByRole("button", { name: /insert|select|upload/i })
    .last();
  if (await insert.isVisible()) await insert.click();
  await desk.write("records.0.photograph.alt", "A blue wall");
  await desk.save();
  await expect.poll(() => existsSync(path("images/photo-de-l-ete-2026.png"))).toBe(true);
  expect(readFileSync(path("images/photo-de-l-ete-2026.png"))).toEqual(picture);
  await expect
    .poll(diff)
    .toEqual(["+  photograph:", "+    file: photo-de-l-ete-2026.png", "+    alt: A blue wall"]);
  await expect(desk.page.locator("#problems")).toBeHidden();
});

test("an article with a table and a link is one new file, as tidy as the others", async ({ desk }) => {
  const [category = ""] = globSync("categories/*.yaml", { cwd: path("") }).toSorted();
  const author =
    /(?<=name: ")[^"]+|(?<=name: )[A-Z].*/.exec(readFileSync(path("people.yaml"), "utf8"))?.[0] ?? "";
  await desk.page.reload();
  await desk.form.getByText("Articles", { exact: true }).first().click();
  await desk.form
    .getByRole("button", { name: /new|create/i })
    .first()
    .click();
  await desk.write("title", "What a week holds");
  await desk.choose("category", String(parse(readFileSync(path(category), "utf8")).name));
  await desk.write("label", "DESIGN");
  await desk.choose("author", author);
  await (await desk.reach("date")).locator("input").first().fill("2026-03-02");
  await desk.write("excerpt", "Four evenings, one table and the way to the next course.");
  await desk.choose("figure", "shield");
  await desk.write("meta.title", "What a week holds");
  await desk.write(
    "meta.description",
    "Four evenings of an hour and a half each, what happens on them, and where to go on afterwards.",
  );
  await (await desk.reach("body")).getByRole("button", { name: "Edit in Markdown" }).click();
  await desk
    .field("body")
    .locator("textarea")
    .fill(
      "Read [all courses](/course) first.\n\n## The week\n\n| Day | Hours |\n|--|--|\n| Monday | 1.5 |\n| Thursday | 3 |\n",
    );
  await desk.save();
  await expect.poll(() => existsSync(path("articles/what-a-week-holds.md"))).toBe(true);
  expect(readFileSync(path("articles/what-a-week-holds.md"), "utf8")).toContain(
    "---\n\nRead [all courses](/course) first.\n\n## The week\n\n| Day      | Hours |\n| -------- | ----- |\n| Monday   | 1.5   |\n| Thursday | 3     |\n",
  );
  expect(changes()).toHaveLength(1);
  await expect(desk.page.locator("#problems")).toBeHidden();
  await expect(desk.shown.getByRole("table")).toBeVisible();
});

test("a mistake is said beside its field once it is saved, in the words of the check, and is gone when it is mended", async ({
  desk,
}) => {
  await desk.open("Lists and settings", "Events");
  await desk.unfold(0);
  const { id = "" } = records("events.yaml")[0] ?? {};
  const sentence = "a key in lower case with hyphens, such as crisis-management";
  await desk.write("records.0.id", "Not An Id");
  await desk.save();
  await expect(desk.field("records.0.id")).toContainText(sentence);
  await expect(desk.page.getByRole("status")).toContainText(sentence);
  await expect(desk.field("records.0.id").locator("input")).toHaveValue("Not An Id");
  expect(changes()).toHaveLength(1);
  await desk.write("records.0.id", id);
  await desk.save();
  await expect(desk.page.locator("#problems")).toBeHidden();
  await expect(desk.field("records.0.id")).not.toContainText(sentence);
  expect(changes()).toEqual([]);
});

test("what another program wrote meanwhile is overwritten only after a question, what cannot be written is said, and what was typed stays", async ({
  desk,
}) => {
  await desk.open("Lists and settings", "Events");
  await desk.unfold(0);
  await desk.write("records.0.title", "Typed in the form");
  const other = `${readFileSync(path("events.yaml"), "utf8").replace(/title: .*/, "title: Königsstraße")}`;
  writeFileSync(path("events.yaml"), other);
  await desk.save();
  const dialog = desk.form.getByRole("alertdialog");
  await expect(dialog).toContainText("changed in the repository after you opened it");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(readFileSync(path("events.yaml"), "utf8")).toBe(other);
  const foreign = Buffer.from(other, "latin1");
  writeFileSync(path("events.yaml"), foreign);
  await desk.save();
  await dialog.getByRole("button", { name: "Save Anyway" }).click();
  await expect(dialog).toContainText("Save the file again with the encoding UTF-8");
  await dialog.getByRole("button", { name: "OK" }).click();
  expect(readFileSync(path("events.yaml")).equals(foreign)).toBe(true);
  await expect(desk.field("records.0.title").locator("input")).toHaveValue("Typed in the form");
});

test("a change is listed with its lines, and undone by Git after a question", async ({ desk }) => {
  writeFileSync(
    path("events.yaml"),
    readFileSync(path("events.yaml"), "utf8").replace(/title: .*/, "title: Another"),
  );
  await desk.page.getByText("1 file changed since the last commit").click();
  await expect(desk.page.locator("#changes")).toContainText("title: Another");
  desk.page.once("dialog", (dialog) => void dialog.dismiss());
  await desk.page.getByRole("button", { name: "Undo events.yaml" }).click();
  expect(changes()).toHaveLength(1);
  desk.page.once("dialog", (dialog) => void dialog.accept());
  await desk.page.getByRole("button", { name: "Undo events.yaml" }).click();
  await expect(desk.page.getByText("Nothing has changed since the last commit")).toBeVisible();
  expect(changes()).toEqual([]);
});

test("a sentence on what a shut group holds stands at the group", async ({ desk }) => {
  const [file = ""] = globSync("courses/*.yaml", { cwd: path("") }).toSorted();
  const text = readFileSync(path(file), "utf8");
  writeFileSync(path(file), text.replace(/^  features:\n(    .*\n)+/m, "  features: []\n"));
  await desk.open("Course pages", String(parse(text).title));
  await expect(await desk.reach("overview")).toContainText("Found a list of 0; expected");
  await expect(desk.form.locator(".desk-note")).toHaveCount(1);
});

test("a word changed in the form of any file is one changed line", async ({ page, address }) => {
  test.setTimeout(900_000);
  await page.goto(`${address}form`);
  const forms = await page.evaluate(
    () =>
      new Promise<[string, string][]>((give) => {
        const events = new EventSource("/desk/state");
        events.addEventListener("message", ({ data }) => {
          events.close();
          const { files } = JSON.parse(String(data)) as State;
          give(Object.entries(files).map(([file, { form }]) => [file, form]));
        });
      }),
  );
  const words = page
    .locator(".field:is([data-field-type=string], [data-field-type=text])")
    .locator("input:visible, textarea:visible")
    .first();
  const shut = page.locator(".field [aria-expanded=false]:visible:not([aria-haspopup])").first();
  const texts = forms.filter(([file]) => /\.(yaml|md)$/.test(file));
  expect(texts.length).toBeGreaterThan(15);
  for (const [file, form] of texts) {
    const before = readFileSync(path(file), "utf8");
    // For some files the server starts anew, and a form that is asked for meanwhile does not open.
    await expect(async () => {
      await page.goto("about:blank");
      await page.goto(`${address}form${form}`);
      await expect(async () => {
        if (!(await words.isVisible())) await shut.click({ timeout: 1000 });
        await expect(words).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    const old = await words.inputValue();
    // A form that is still being filled takes back what was typed.
    await expect(async () => {
      await words.fill(`${old}x`);
      await page.getByRole("button", { name: "Save", exact: true }).click({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect.poll(changes, { message: file }).toEqual([`1\t${old ? 1 : 0}\tcontent/${file}`]);
    writeFileSync(path(file), before);
  }
});
test(
  "an event that is moved takes its lines along, and one that is removed its own alone",
  sampleAlone,
  async ({ desk }) => {
    const before = notes("events.yaml");
    await desk.open("Lists and settings", "Events");
    await desk.form.locator(".item").first().getByRole("button", { name: "Reorder Item" }).press("ArrowDown");
    await desk.save();
    await expect.poll(changes).toHaveLength(1);
    const moved = diff().map((line) => line.slice(1));
    expect(moved.filter((line) => moved.filter((other) => other === line).length % 2 > 0)).toEqual([]);
    expect(notes("events.yaml")).toBe(before);
    git("commit", "--quiet", "--all", "--message", "Move");
    await desk.form.locator(".item").last().getByRole("button", { name: "Remove" }).click();
    await desk.save();
    await expect.poll(changes).toHaveLength(1);
    expect(diff().every((line) => line.startsWith("-"))).toBe(true);
    expect(notes("events.yaml")).toBe(before);
  },
);

test(
  "a page of another site in the same browser reads and writes nothing",
  sampleAlone,
  async ({ desk, context }) => {
    const own = new URL(desk.page.url()).origin;
    const foreign = createServer((_request, response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>"),
    );
    await once(foreign.listen(0, "127.0.0.1"), "listening");
    const page = await context.newPage();
    for (const host of ["localhost", "127.0.0.1"]) {
      await page.goto(`http://${host}:${(foreign.address() as AddressInfo).port}/`);
      const got = await page.evaluate(async (origin) => {
        const api = `${origin}/desk/api/v1/repos/desk/content`;
        const body = '{"files":[{"operation":"create","path":"courses/foreign.yaml"}]}';
        const attempts: (() => Promise<Response>)[] = [
          () => fetch(`${api}/git/trees/files`),
          () => fetch(`${origin}/desk/state`),
          () => fetch(`${origin}/desk/settings`),
          () =>
            fetch(`${api}/contents`, {
              method: "POST",
              body,
              headers: { "Content-Type": "application/json" },
            }),
          () => fetch(`${api}/contents`, { method: "POST", body, mode: "no-cors" }),
        ];
        const answers = await Promise.all(
          attempts.map((attempt) =>
            attempt().then(
              (answer) => (answer.type === "opaque" ? "" : answer.text()),
              () => "",
            ),
          ),
        );
        const frame = document.createElement("iframe");
        frame.src = `${origin}/desk/`;
        document.body.append(frame);
        await new Promise((loaded) => frame.addEventListener("load", loaded));
        return { answers, framed: frame.contentDocument?.body.innerText ?? "" };
      }, own);
      expect(got.answers.join("")).toBe("");
      expect(got.framed).not.toContain("Writing desk\n");
    }
    foreign.close();
    expect(changes()).toEqual([]);
  },
);
