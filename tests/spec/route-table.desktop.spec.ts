import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { test } from "../kept-page.ts";
import { routes, takenOver, visit } from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

const bare = ["/login", "/signup", "/denied"];

/** Expects of a page that its path answers for itself, with one visible heading of the first level. */
async function expectAnswer(page: Page, path: string): Promise<void> {
  const response = await page.request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
}

/** Each path, the page that it is, and words by which a visitor knows that page. */
const screens = [
  ["/", "the home page", "25000+ courses"],
  ["about", "the about page with the job placement figure", "job placement"],
  ["course", "the course list", "Top online courses"],
  ["faq", "the FAQ with its categories", "Technical requirements"],
  ["pricing", "the pricing page with its plans", "Premium"],
  ["event", "the events page", "9:00 AM - 7:00 PM"],
  ["career", "the career page with its openings", "Apply Now"],
  ["team", "the team page", "INSTRUCTOR"],
  ["blog", "the blog listing", "Planning to transition to a new career?"],
  ["contact", "the contact page", "Contact us"],
  ["login", "the log-in screen", "Log in"],
  ["signup", "the sign-up screen", "Sign up"],
  ["denied", "the access-denied screen", "A site membership is required to view this page."],
] as const;

for (const [route, what, words] of screens)
  test(`§2 Route ${route}: it is ${what}`, async ({ read }) => {
    const path = route === "/" ? route : `/${route}`;
    const page = await read(path);
    await expectAnswer(page, path);
    await expect(page.getByRole("main")).toContainText(words);
  });

test("§2 Route category: the three category paths are the listing pages of their categories", async ({
  read,
}) => {
  for (const category of ["design", "finance", "development"]) {
    const page = await read(`/category/${category}`);
    await expectAnswer(page, `/category/${category}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(category, "i"));
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  }
});

for (const [clause, what, titles] of [
  [
    "§2 Route course detail",
    "the four course paths are the course pages with their titles",
    {
      "/course/management": "Crisis management and problem-solving strategies",
      "/course/design": "Advanced photoshop techniques for designers",
      "/course/finance": "Understanding corporate finance and investments",
      "/course/development": "Building single page applications with angular",
    },
  ],
  [
    "§2 Route article",
    "blog1 to blog4 are the articles with their titles",
    {
      "/blog/blog1": "Improve knowledge retention with visual learning",
      "/blog/blog2": "Master online learning with proven strategies",
      "/blog/blog3": "How to enhance your learning experience today",
      "/blog/blog4": "The evolution of teaching tools in the 21st century",
    },
  ],
] as const)
  test(`${clause}: ${what}`, async ({ read }) => {
    for (const [path, title] of Object.entries(titles)) {
      const page = await read(path);
      await expectAnswer(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
  });

test("§2 Routes 1: no other category, course or article answers, and every link of the site leads to one of the 24 routes", async ({
  request,
}) => {
  for (const path of [
    "/category/management",
    "/course/marketing",
    "/blog/blog5",
    "/blog/1",
    "/event/1",
    "/404",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of routes) {
    const html = await (await request.get(path)).text();
    const targets = [...html.matchAll(/<a[^>]* href="(\/[^"#]*)/g)].map(([, target]) => target);
    expect(targets.length, path).toBeGreaterThan(0);
    // Files, such as a calendar entry or the feed, are no screens.
    for (const target of targets.filter((one) => !/\.(ics|xml)$/.test(one ?? "")))
      expect(routes as readonly (string | undefined)[], `on ${path}`).toContain(target);
  }
});

test("§2 Routes 3: an errored route shows 'Unexpected Application Error!' with status and text", async ({
  page,
}) => {
  await visit(page, "/pricing");
  // A screen that gets other data than it was built for throws.
  await page.route(/\/about$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"view":{', '"view":null,"was":{');
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText(/^\d{3} [A-Z][A-Za-z ]+$/)).toBeVisible();
});

test("§2 Routes 5: log-in, sign-up and access denied have no header and no footer", async ({ read }) => {
  for (const path of bare) {
    const page = await read(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
  }
});

test("Ruling Routes 1: an unknown address is answered with 404 and the whole error page is in the HTML", async ({
  page,
  request,
}) => {
  for (const path of ["/nowhere", "/course/marketing", "/blog/blog5/more"]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain("Unexpected Application Error!");
    expect(html).toContain("404 Not Found");
  }
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found", { exact: true })).toBeVisible();
});

test("§8 Unmatched route: the error page still shows message, status and text when the script has taken it over", async ({
  read,
}) => {
  const page = await read("/some/where/else");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found", { exact: true })).toBeVisible();
});

test("Ruling Routes 3: a page, a bare screen and the error page too, begins with a strip of the five hues, 6 pixels high", async ({
  read,
}) => {
  const { palette } = parse(readFileSync("content/brand.yaml", "utf8")) as {
    palette: Record<string, string>;
  };
  for (const path of [
    "/",
    "/course/design",
    "/category/design",
    "/login",
    "/signup",
    "/denied",
    "/nowhere",
  ]) {
    const page = await read(path);
    const width = page.viewportSize()?.width ?? 0;
    expect(await page.locator("#top").boundingBox(), path).toEqual({ x: 0, y: 0, width, height: 6 });
    const strip = sharp(await page.screenshot({ clip: { x: 0, y: 0, width, height: 6 } }));
    const { data, info } = await strip.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number) => {
      const at = 3 * (5 * info.width + Math.floor(x * info.width));
      return `#${data.toString("hex", at, at + 3)}`;
    };
    expect([0.1, 0.3, 0.5, 0.7, 0.9].map(colourAt), path).toEqual(
      [1, 2, 3, 4, 5].map((hue) => palette[`hue${hue}`]),
    );
  }
});

test("§6 Public: every route answers a visitor who has no account with its own page, without a redirect or a cookie", async ({
  request,
}) => {
  for (const path of routes) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
  }
});

test("Ruling Name 1: the provider is called Tessera on every screen", async ({ request }) => {
  for (const path of [...routes, "/nowhere"])
    expect(await (await request.get(path)).text(), path).toMatch(/>Tessera</);
});

test("Ruling Name 4: no screen has filler Latin or the same paragraph twice", async ({ request }) => {
  for (const path of routes) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/lorem|ipsum|dolor sit/i);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const paragraphs = [...main.matchAll(/<p[^>]*>([^<]{60,})<\/p>/g)].map(([, words]) => words);
    expect(paragraphs.length - new Set(paragraphs).size, path).toBe(0);
  }
});

test("§1 Purpose 2: the menus lead to courses, blog, events, pricing, job openings, instructors, FAQ and contact", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [name, path] of [
    ["Courses", "/course"],
    ["Blog", "/blog"],
    ["Events", "/event"],
    ["Pricing", "/pricing"],
    ["Career", "/career"],
    ["Contact", "/contact"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/");
  await expect(page.getByText("News and journals")).toBeVisible();
  for (const category of ["Design", "Development", "Management", "Finance"])
    await expect(page.getByRole("radio", { name: category, exact: true })).toBeAttached();
  for (const path of ["/team", "/faq"]) {
    await page.goto(path);
    await takenOver(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
