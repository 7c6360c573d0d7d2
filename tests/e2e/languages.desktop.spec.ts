/** A site in several languages, in both directions. The first is a pseudo-language. */
import { expect } from "@playwright/test";
import { load } from "cheerio";
import { lookInto } from "../access/in-page.ts";
import { built, host, others, promisesSaid, startLanguages, url } from "../fixtures/languages.ts";
import { mark } from "../fixtures/marked-words.ts";
import { test } from "../reused-page.ts";
import { hydrated } from "../spec/support.ts";

let stop: () => void;

test.describe.configure({ mode: "default" });
test.use({ baseURL: host });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stop = await startLanguages();
});

test.afterAll(() => stop());

/** Paths of a language, from the sitemap, with its error page and screens that are not listed. */
const pathsOf = (prefix: string) => [
  ...[...built("sitemap.xml").matchAll(/<loc>https:\/\/tessera\.example([^<]*)/g)]
    .map(([, path = ""]) => path)
    .filter(
      (path) =>
        prefix === (others.map((tag) => `/${tag}`).find((one) => `${path}/`.startsWith(`${one}/`)) ?? ""),
    ),
  `${prefix}/404`,
];

test("All languages pass the tests of every page", () => {
  expect(promisesSaid()).toMatch(/Tests {2}[1-9]\d{2,} passed (\| \d+ skipped )?\(/);
});

test("An unknown address, feeds, calendars and the search answer in the language of the address", async ({
  page,
}) => {
  const answered = await page.goto("/ar/course/nowhere");
  expect(answered?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  expect(built("ar/event/events.ics")).toContain(`URL:${url}/ar/event`);
  expect(built("fr/blog/feed.xml")).toContain(`${url}/fr/blog/`);
  await page.goto("/fr/contact");
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "Chercher" }).click();
  await page.getByRole("searchbox").fill("Premiers pas");
  await expect(page.getByRole("dialog").getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/fr\/course\/first/,
  );
});

const htmlOf = (path: string) => built(path.endsWith("/404") ? `${path}.html` : `${path}/index.html`);

/** Texts of a page that visitors read or hear, without those marked as another language. */
function textsOf(path: string): string[] {
  const $ = load(htmlOf(path));
  $("script, style, code, pre, body [lang]").remove();
  const nodes = $("title, body *").contents().get();
  const texts = nodes.flatMap((node) => (node.type === "text" ? node.data : []));
  const named = $("[alt], [aria-label], [placeholder], [name=description]").get();
  return [
    ...texts,
    ...named.flatMap(({ attribs: { alt, content, placeholder, "aria-label": label } }) => [
      alt ?? "",
      label ?? "",
      placeholder ?? "",
      content ?? "",
    ]),
  ];
}

/** Addresses, numbers and what Intl writes. */
const neutral =
  /\S+@\S+|https?:\S+|\+?[\d][\d\s().:,–-]*(?:am|pm|st|th|weeks|hours|[KM]\+?)?|\b(?:Tessera|USD|[A-Z]{1,4}\+?|GMT[+-]?\d*|\d*(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*)\b/gi;

for (const [prefix, foreign] of [
  ["", new RegExp(`\\p{L}{2,}(?:[’']\\p{L}+)*(?![\\p{L}${mark}’'])`, "gu")],
  ["/ar", /\p{Script=Latin}{2,}/gu],
  [
    "/fr",
    /\b(?:the|and|with|your|of|weeks?|hours?|lessons?|courses|free|read|next|previous|close|search)\b/gi,
  ],
] as const)
  test(`Pages below ${prefix}/ have no word of another language`, () => {
    const found = pathsOf(prefix).flatMap((path) =>
      textsOf(path)
        .flatMap((text) => text.replaceAll(neutral, " ").match(foreign) ?? [])
        .map((word) => `${path}: ${word}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

/** One page of each set of components. */
const distinct = (paths: readonly string[]) =>
  new Map(
    paths.map((path) => [
      String(
        htmlOf(path)
          .match(/\/assets\/[\w.-]+\.js/g)
          ?.toSorted(),
      ),
      path,
    ]),
  ).values();

test("At 320 px nothing is cut, with words a third longer or from right to left", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...distinct(pathsOf("")), ...distinct(pathsOf("/ar"))]) {
    await page.goto(path);
    await hydrated(page);
    await lookInto(page);
    const [wide, cut] = await page.evaluate(() => [window.look.wide(), window.look.cutTexts()] as const);
    expect.soft({ path, wide, cut }).toEqual({ path, wide: 0, cut: [] });
  }
});

test("From right to left, too, a face on a cover is in the cells that the drawing leaves for it", async ({
  page,
}) => {
  for (const path of ["/course", "/ar/course"]) {
    await page.goto(path);
    const faces = page.locator("[data-at] > [data-at]:last-child").filter({ visible: true });
    const columns = await faces.evaluateAll((all) =>
      all.map((face) => {
        const { left, width } = face.getBoundingClientRect();
        const start = face.parentElement?.getBoundingClientRect().left ?? 0;
        return {
          at: (face as HTMLElement).dataset["at"],
          is: `${Math.round((left - start) / (width / 2))}0`,
        };
      }),
    );
    expect(columns.length, path).toBeGreaterThan(0);
    for (const { at, is } of columns) expect.soft(is, path).toBe(at);
  }
});
