import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { newSite } from "../scripts/new-site.ts";
import { ContentError } from "./load/content-error.ts";
import { readLanguageFolders } from "./load/language-folders.ts";
import { makeSites, pageAt, siteAt } from "./make-site.ts";

const parent = mkdtempSync(join(tmpdir(), "languages-"));
afterAll(() => rmSync(parent, { recursive: true }));
const made = join(parent, "made");
const root = join(parent, "content");
const now = new Date();
/** The site before anything is changed. */
let sites: Awaited<ReturnType<typeof makeSites>>;

const create = (options: Readonly<Record<string, string>>) =>
  newSite(
    Object.entries(options).map(([key, value]) => `--${key}=${value}`),
    Readable.from([]),
    new PassThrough(),
  );

beforeAll(async () => {
  const answers = { folder: made, name: "Ada", language: "en", url: "https://ada.example", currency: "EUR" };
  await create({ ...answers, pages: "all", host: "none", timeZone: "Europe/Paris" });
  await create({ language: "fr", beside: made });
  await create({ language: "ar", beside: made });
  sites = await makeSites(made, now);
});

beforeEach(() => {
  cpSync(made, root, { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true }));
});

const edit = (file: string, found: string | RegExp, put: string) => {
  const before = readFileSync(join(root, file), "utf8");
  const after = before.replace(found, put);
  expect(after).not.toBe(before);
  writeFileSync(join(root, file), after);
};

const mistakes = async () =>
  readLanguageFolders(root, now).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((one) => [`${one.file}:${one.line}`, one.found, one.expected].join(" | "));
    },
  );

test("a site in three languages has pages and feeds for each, and one sitemap", () => {
  expect(sites.map(({ root: { language, direction } }) => [language, direction])).toEqual([
    ["en", undefined],
    ["fr", undefined],
    ["ar", "rtl"],
  ]);
  const { site, path } = siteAt(sites, "/ar/course/first-course");
  const { meta, sent } = pageAt(site, path);
  const address = "https://ada.example";
  expect(meta).toContainEqual({ rel: "canonical", href: `${address}/ar/course/first-course` });
  expect(meta.filter((one) => "hreflang" in one)).toEqual(
    [
      ["ar", "/ar"],
      ["en", ""],
      ["fr", "/fr"],
      ["x-default", ""],
    ].map(([hreflang, prefix]) => ({
      rel: "alternate",
      hreflang,
      href: `${address}${prefix}/course/first-course`,
    })),
  );
  expect(meta).toContainEqual({ property: "og:locale", content: "ar_EG" });
  expect(sent.languages).toEqual([
    { lang: "en", label: "English", to: "/course/first-course", same: true },
    { lang: "fr", label: "Français", to: "/fr/course/first-course", same: true },
    { lang: "ar", label: "العربية", to: "/ar/course/first-course", same: true },
  ]);
  const texts = sites.flatMap((one) => [...one.texts.keys()]);
  expect(texts.filter((file) => file.endsWith("sitemap.xml"))).toEqual(["sitemap.xml"]);
  expect(texts).toEqual(
    expect.arrayContaining(["event/events.ics", "fr/event/events.ics", "ar/event/events.ics"]),
  );
  expect(sites[0].texts.get("sitemap.xml")).toContain(
    `hreflang="fr" href="${address}/fr/course/first-course"`,
  );
  const share = meta.find((one) => "property" in one && one.property === "og:image");
  expect(share).toMatchObject({ content: `${address}/share/ar/course-first-course.png` });
});

test("structured data of all languages share the school; the page is of the language", () => {
  const [, french] = sites;
  const data = french?.structuredData.get("/course/first-course") ?? "";
  expect(data).toContain('"inLanguage":"fr"');
  expect(data).toContain('"https://ada.example/#organization"');
  expect(data).toContain('"https://ada.example/fr/course/first-course"');
});

test("a link to an untranslated page leads to the first language", async () => {
  rmSync(join(root, "fr/pages/team.yaml"));
  const changed = await makeSites(root, now);
  const { site, path } = siteAt(changed, "/fr");
  expect(pageAt(site, path).sent.elsewhere).toEqual({ paths: ["/team"], lang: "en", name: "English" });
  const english = pageAt(changed[0], "/team");
  expect(english.sent.languages?.map(({ to, same }) => [to, same])).toEqual([
    ["/team", true],
    ["/fr", undefined],
    ["/ar/team", true],
  ]);
});

test("a person looks the same in every language", () => {
  const [english, french] = sites.map((one) =>
    JSON.stringify(pageAt(one, "/team").sent.view).match(/first-person[\w-]*\.svg/g),
  );
  expect(english).not.toBeNull();
  expect(french).toEqual(english);
});

test("a site in one language has no language switch and no alternates", async () => {
  edit("site.yaml", /languages:\n(?: {2}\w+: .*\n)+/, "");
  for (const language of ["fr", "ar"]) rmSync(join(root, language), { recursive: true });
  const [site] = await makeSites(root, now);
  const { meta, sent } = pageAt(site, "/");
  expect(site.root.labels.languages).toBe("Languages");
  expect("languages" in sent || meta.some((one) => "hreflang" in one)).toBe(false);
});

// A mistake of one group would hide those of the others.
test.each<[title: string, rows: [spoil: () => void, said: RegExp][]]>([
  [
    "the folders of languages",
    [
      [() => edit("site.yaml", "fr: Français", "fr: Français\n  frz-xq: X"), /^site\.yaml:\d+ \| /],
      [() => edit("site.yaml", / +fr: Français\n/, ""), /^fr:1 \| the folder fr \| /],
    ],
  ],
  [
    "a folder with sound content",
    [
      [
        () => edit("fr/site.yaml", "language: fr", "language: de"),
        /^fr\/site\.yaml:\d+ \| "de" \| fr, the name of its folder$/,
      ],
      [
        () => edit("fr/labels.yaml", /languages: .*\n/, ""),
        /^fr\/labels\.yaml:1 \| nothing \| the name of the links to other languages/,
      ],
    ],
  ],
  [
    "content that differs between languages",
    [
      [
        () => edit("pages/about.yaml", "meta:", "address: /fr\nmeta:"),
        /^pages\/about\.yaml:1 \| "\/fr" \| an address that does not begin with \/fr/,
      ],
      [
        () => appendFileSync(join(root, "site.yaml"), "moved: { /ar/old: /about }\n"),
        /^site\.yaml:\d+ \| "\/ar\/old" \| an address that does not begin with \/ar/,
      ],
      [
        () => edit("ar/events.yaml", /T10:00/, "T11:00"),
        /^ar\/events\.yaml:\d+ \| ".*T11:00" \| ".*T10:00", as content\/events\.yaml:\d+ has$/,
      ],
      [
        () => edit("fr/pages/about.yaml", "meta:", "address: /team\nmeta:"),
        /^fr\/pages\/\w+\.yaml:\d+ \| .*\/team/,
      ],
      [
        () => edit("fr/courses/first-course.yaml", "1 week", "2 weeks"),
        /^fr\/courses\/first-course\.yaml:\d+ \| "2 weeks" \| "1 week", as /,
      ],
      [
        () => edit("fr/courses/first-course.yaml", "Gratuit", "90 €"),
        /^fr\/courses\/first-course\.yaml:\d+ \| "90 €" \| "Free", as /,
      ],
      [
        () => {
          for (const folder of ["", "fr", "ar"])
            appendFileSync(
              join(root, folder, "courses/first-course.yaml"),
              `sessions: [{ start: "2030-01-0${folder === "ar" ? 3 : 2}T10:00", online: "https://a.example" }]\n`,
            );
        },
        /^ar\/courses\/first-course\.yaml:\d+ \| .* as content\/courses\/first-course\.yaml:\d+ has$/,
      ],
    ],
  ],
])("mistakes in %s have a file and line", async (_, rows) => {
  for (const [spoil] of rows) spoil();
  const found = await mistakes();
  for (const [, said] of rows) expect.soft(found).toContainEqual(expect.stringMatching(said));
});

test("a language without a folder is one mistake", async () => {
  edit("site.yaml", "fr: Français", "fr: Français\n  de: Deutsch");
  expect(await mistakes()).toEqual([
    expect.stringMatching(/^site\.yaml:\d+ \| the language de \| a folder de\//),
  ]);
});

test("missing plural forms and untranslated texts are notes", async () => {
  edit("ar/search.yaml", / +few: .*\n/, "");
  for (const folder of ["", "fr"])
    edit(join(folder, "pages/about.yaml"), /lead: .*/, "lead: We teach what we do ourselves.");
  const [, french, arabic] = await makeSites(root, now);
  expect(french?.content.notes).toEqual([
    expect.stringMatching(/pages\/about\.yaml:\d+ {2}"We teach what .*" is a text of the first language/),
  ]);
  expect(arabic?.content.notes).toEqual([
    expect.stringMatching(/search\.yaml:\d+ {2}lacks forms of ar: few\. Those numbers show/),
  ]);
});

test("the folder of a further language is not built alone", async () => {
  await expect(makeSites(join(root, "fr"), now)).rejects.toThrow(`Run the command with CONTENT=${root}.`);
});

test.each([
  [{ beside: made, language: "fr" }, "expected a new or empty folder"],
  [{ beside: made }, "Found --beside without --language; expected the new language"],
  [{ beside: parent, language: "fr" }, "Found no site.yaml in"],
])("prospectus new refuses %j with a sentence", async (options, said) => {
  await expect(create(options)).rejects.toThrow(said);
});
