/** What a provider adds in content alone, built in a copy of the project and clicked through by a visitor. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { expect, test } from "@playwright/test";
import {
  categoryAndCourse,
  courseFrom,
  languages,
  newestArticleFrom,
  questionCategories,
  withFivePlans,
  withFourMoreLinks,
} from "../fixtures/added-records.ts";
import { copySite } from "../fixtures/site-copy.ts";
import { choiceWith, choose, expectSeen, expectUnseen, testimonials } from "../spec/support.ts";
import { expectRoom, faultsOfHeader, faultsOfPlans, rename } from "./room.ts";

const port = "4348";
const base = `http://localhost:${port}`;
const copy = copySite("grown-content");
const longName = "Northwestern Open School";

const eventToCome = `
- id: a-day-of-verbs
  title: A day of verbs
  detail: Bring one that you never get right.
  theme: Irregular verbs
  start: 2090-05-01T09:00
  end: 2090-05-01T17:00
  timeZone: Europe/Lisbon
  updated: 2025-01-02
  online: https://meet.example/verbs
  price: $20
  register: /contact
  category: languages
  figure: leaf
`;

let server: ChildProcess;

test.describe.configure({ mode: "serial" });
test.use({ baseURL: base });

/** Adds one record of each kind, more entries than the sample has wherever one of them is chosen, and shortens the pages of lists. */
function grow(): void {
  copy.put("content/categories/languages.yaml", languages);
  const design = copy.read("content/courses/design.yaml");
  copy.put(
    "content/courses/portuguese.yaml",
    `${courseFrom(design, "portuguese", "Portuguese for the market", "languages")}
sessions:
  - { start: 2090-05-05T18:00, timeZone: Europe/Lisbon, price: $40, register: /contact }
`,
  );
  copy.edit("content/events.yaml", (text) => text + eventToCome);
  const fourth = copy.read("content/articles/blog4.md");
  copy.put("content/articles/evening-classes.md", newestArticleFrom(fourth));
  copy.edit(
    "content/people.yaml",
    (text) => `${text}\n  - { id: ada-lindqvist, name: Ada Lindqvist, role: INSTRUCTOR }\n`,
  );
  for (const name of ["Music", "Law", "Gardening", "Cooking"]) {
    const { category, course } = categoryAndCourse(name);
    copy.put(`content/categories/${name.toLowerCase()}.yaml`, category);
    copy.edit("content/courses.yaml", (text) => text + course);
  }
  copy.edit("content/pages/home.yaml", (text) => text.replace("    limit: 7\n", ""));
  copy.edit("content/faqs.yaml", (text) =>
    text.replace(/^pricing:\n/m, `${questionCategories(6, 10)}pricing:\n`),
  );
  copy.edit("content/testimonials.yaml", (text) =>
    text.replace(
      /^about:\n/m,
      "  - { author: ada-lindqvist, quote: One evening a week was enough. }\nabout:\n",
    ),
  );
  copy.edit("content/pages/about.yaml", (text) =>
    text.replace(
      /^offer:\n/m,
      '    - { id: 5, cardNo: "05", title: Pass it on, desc: Show a neighbor what you can do now. }\n\noffer:\n',
    ),
  );
  copy.edit(
    "content/category-tiles.yaml",
    (text) => `${text}
- title: Learn a language
  courses: 1
  category: languages
  tile: { name: ring, ground: tint3, colour: hue3 }
`,
  );
  copy.edit("content/site.yaml", (text) => text.replace("name: Tessera", `name: ${longName}`));
  copy.edit("content/navigation.yaml", withFourMoreLinks);
  copy.edit("content/plans.yaml", withFivePlans);
  copy.edit("content/pages/blog.yaml", (text) => text.replace("perPage: 12", "perPage: 4"));
  copy.edit("content/course-lists.yaml", (text) => text.replace("perPage: 12", "perPage: 2"));
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy.make();
  grow();
  const built = spawnSync("npm", ["run", "--silent", "build"], { cwd: copy.root, encoding: "utf8" });
  expect(built.status, built.stderr).toBe(0);
  server = spawn(process.execPath, ["scripts/serve.ts"], {
    cwd: copy.root,
    env: { ...process.env, PORT: port },
  });
  await expect.poll(async () => (await fetch(base).catch(() => undefined))?.status).toBe(200);
});

test.afterAll(() => {
  server.kill();
  copy.remove();
});

test("A new category has its filter on the home page, and its course leads from there to its page and back to the category", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByText("Languages", { exact: true }).first().click();
  const card = page.getByRole("article").filter({ hasText: "Portuguese for the market", visible: true });
  await expect(card.first()).toContainText("LANGUAGES");
  await card.first().getByRole("link").first().click();
  await expect(page).toHaveURL("/course/portuguese");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portuguese for the market");
  await page.goto("/category/languages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Language courses");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("A thirteenth course stands on the third page of the course list, to which the first leads", async ({
  page,
}) => {
  await page.goto("/course");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 3" }).click();
  await expect(page).toHaveURL("/course/page/3");
  await expect(page).toHaveTitle(/Page 3/);
  await expect(page.getByRole("article").filter({ hasText: "Portuguese for the market" })).toBeVisible();
});

test("An event and a date of a course that have passed since the build are to come no more when the page is opened", async ({
  page,
}) => {
  const events = page.getByRole("main").getByRole("article");
  const allAreOver = page.getByRole("note").filter({ hasText: "all of them are over" });
  const register = page.getByRole("main").getByRole("link", { name: /^Register ?:/ });
  await page.goto("/event");
  await expect(events.first()).toContainText("A day of verbs");
  await expect(events.first()).toContainText("$20");
  await expect(register).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Days that are over" })).toBeVisible();
  // What is to come can be put into a calendar: the event, and all of them.
  await expect(page.locator("[download]")).toHaveText([/^Add to calendar/, /^Add all/]);
  const download = page.waitForEvent("download");
  await events
    .first()
    .getByRole("link", { name: /^Add to calendar/ })
    .click();
  expect((await download).suggestedFilename()).toBe("a-day-of-verbs.ics");
  await expect(allAreOver).toHaveCount(0);
  await page.goto("/course/portuguese");
  await expect(page.getByRole("heading", { name: "Dates" })).toBeVisible();
  await expect(register).toHaveCount(1);

  await page.clock.setFixedTime("2091-01-01T12:00Z");
  await page.goto("/event");
  await expect(allAreOver).toBeVisible();
  await expect(events).toHaveCount(7);
  await expect(register).toHaveCount(0);
  await expect(page.locator("[download]")).toHaveCount(0);
  await page.goto("/course/portuguese");
  await expect(page.getByRole("heading", { name: "Dates" })).toHaveCount(0);
});

test("A course list that goes on can be filtered by links, and each filter says that it is chosen", async ({
  page,
}) => {
  await page.goto("/course");
  const filters = page.getByRole("navigation", { name: "Filter the courses" });
  await filters.getByRole("link", { name: "Free" }).click();
  await expect(page).toHaveURL("/course/price/free");
  await expect(filters.getByRole("link", { name: "Free" })).toHaveAttribute("aria-current", "page");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.filter({ hasText: "$" })).toHaveCount(0);
  await expect(cards.filter({ hasText: "Portuguese for the market" })).toHaveCount(1);
});

test("The journal goes on at pages of its own, forward, back and without a script", async ({
  page,
  browser,
}) => {
  await page.goto("/blog");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText("What evening classes teach");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/blog/page/2");
  await expect(cards).toHaveCount(4);
  await page.getByRole("link", { name: "Page 3" }).click();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]")).toHaveText("3");
  await page.goBack();
  await expect(cards).toHaveCount(4);

  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(`${base}/blog/page/2`);
  await still.getByRole("link", { name: "Previous page" }).click();
  await expect(still).toHaveURL(`${base}/blog`);
  await still.close();
});

for (const javaScriptEnabled of [true, false])
  for (const width of [390, 1280])
    test(`Each of ten categories of questions, nine filters and three testimonials shows what belongs to it alone, ${javaScriptEnabled ? "with" : "without"} a script, ${width} wide`, async ({
      browser,
    }) => {
      const page = await browser.newPage({
        baseURL: base,
        javaScriptEnabled,
        viewport: { width, height: 900 },
      });

      await page.goto("/faq");
      const subjects = choiceWith(page, "Subject 10");
      await expect(subjects.getByRole("radio")).toHaveCount(10);
      for (const subject of ["Subject 10", "Technical requirements", "Subject 6"]) {
        await choose(subjects, subject);
        await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(subject);
        await expect(subjects.getByRole("region")).toHaveCount(1);
      }

      await page.goto("/");
      const filters = choiceWith(page, "All courses");
      await expect(filters.getByRole("radio")).toHaveCount(10);
      for (const filter of ["Music", "Languages", "Law"]) {
        await choose(filters, filter);
        await expect(filters.getByRole("article")).toHaveCount(1);
        await expect(filters.getByRole("article")).toContainText(filter.toUpperCase());
      }

      const said = page.getByRole("group", { name: "How it went for them" });
      await expect(said.getByRole("radio")).toHaveCount(3);
      for (const author of ["Ada Lindqvist", "Amara Osei", "Tomasz Birk"]) {
        await said
          .locator("label")
          .filter({ has: page.getByRole("radio", { name: author }) })
          .click();
        await expect(said.getByRole("figure")).toHaveCount(1);
        await expect(said.getByRole("figure")).toContainText(author);
      }
      await page.close();
    });

test("Next goes through three testimonials and begins again", async ({ page }) => {
  await page.goto("/");
  const block = testimonials(page);
  const authors: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    authors.push(await block.getByRole("figure").innerText());
    await block.getByRole("button", { name: /next/i }).click();
  }
  expect(new Set(authors).size).toBe(3);
  expect(authors[3]).toBe(authors[0]);
});

test("Of five feature cards the one that is chosen expands, with its words whole, and the others of its row give way", async ({
  page,
}) => {
  await page.goto("/about");
  const cards = page
    .getByRole("group", { name: "Four steps, the same in every course" })
    .getByRole("listitem");
  await expect(cards).toHaveCount(5);
  for (const chosen of [4, 0, 2]) {
    await cards.nth(chosen).hover();
    await expectSeen(cards.nth(chosen).getByRole("paragraph"));
    for (const other of [0, 1, 2, 3, 4].filter((index) => index !== chosen))
      await expectUnseen(cards.nth(other).getByRole("paragraph"));
  }
});

test("The header is whole with four more links and names of 5, 13 and 24 letters, and its menu leads to the links", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveText(longName);
  await expectRoom(page, () => faultsOfHeader(page));
  for (const name of ["Northwesternopenschool24", "FutureLearned", "Kilns"]) {
    await rename(page, name);
    await expectRoom(page, () => faultsOfHeader(page));
  }
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("dialog").getByText("Other", { exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Our finance" }).last().click();
  await expect(page).toHaveURL("/course/finance");
});

test("Plans from five to one fill their rows and hold what they say, in both periods", async ({ page }) => {
  await page.goto("/pricing");
  const plans = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Choose/ }) });
  for (let count = 5; count > 0; count -= 1) {
    await expect(plans).toHaveCount(count);
    for (const [period, price] of [
      ["Yearly", "$1,279"],
      ["Monthly", "$1,299"],
    ] as const) {
      await choose(choiceWith(page, "Monthly"), period);
      await expect(plans.last()).toContainText(price, { useInnerText: true });
      await expectRoom(page, () => faultsOfPlans(plans));
    }
    await plans.first().evaluate((panel) => panel.remove());
  }
});
