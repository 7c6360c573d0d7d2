import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, mistakesAfter, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { nodesOf, pageOf, smallPage } from "../../tests/fixtures/small-provider.ts";
import { loadContent } from "../load/load.ts";
import { makeSite } from "../make-site.ts";

const file = "extra-pages/open-days.yaml";
const openDays = readFileSync(join("tests/fixtures", file), "utf8");

/** Gives the provider the page, which has a section of each kind, and what it needs. */
function addPage({ put, edit }: ContentCopy): void {
  put(file, openDays);
  put(
    "plain-pages/thanks.md",
    openDays
      .replace(/band:[^]*$/, "band: { eyebrow: T, title: Thanks, hue: tint3 }\n---\n\nSoon.\n")
      .replace(/^/, "---\n"),
  );
  edit("site.yaml", /$/, "\nform: { service: own, address: /api/mail, thanks: /thanks }\n");
}

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
  addPage(copy);
});
afterEach(() => copy.remove());

const made = () => makeSite(copy.root, new Date("2025-02-03T00:00Z"));
const sections = async () => pageOf<"extra">(await made(), "/open-days").view.sections;

test("an article whose day has not come is left out where it is picked", async () => {
  copy.edit(file, "pick: [old]", "pick: [glaze, old]");
  copy.edit("articles/glaze.md", "2025-02-03", "2025-02-10");
  const articles = (await sections()).find(({ kind }) => kind === "articles");
  expect(articles).toMatchObject({ articles: [{ title: "Old news" }] });
});

/** The mistakes of the page after it, or what it needs, was spoilt: each as the place in it, and what is found and expected. */
const saidAfter = (spoil: (copy: ContentCopy) => void) =>
  mistakesAfter((one) => {
    addPage(one);
    spoil(one);
  })
    .filter((line) => line.startsWith(file))
    .map((line) => line.slice(line.indexOf(" ") + 1));

test("a page shows its sections in their order, each under a name of its own", async () => {
  const shown = await sections();
  expect(shown.map(({ name }) => name)).toEqual([
    "prose",
    "events",
    "courses",
    "courses-2",
    "courses-3",
    "people",
    "people-2",
    "articles",
    "articles-2",
    "questions",
    "questions-2",
    "offer",
    "plans",
    "testimonials",
    "prose-2",
    "form",
  ]);
  const titles = (name: string) => {
    const section = shown.find((one) => one.name === name);
    if (section && "cards" in section) return section.cards.map(({ title }) => title);
    if (section && "people" in section) return section.people.map((one) => one.name);
    if (section && "articles" in section) return section.articles.map(({ title }) => title);
    if (section && "questions" in section) return section.questions.map(({ question }) => question);
    return undefined;
  };
  expect(titles("courses")).toEqual(["The wheel"]);
  // Those of the category's page, and those of the course list.
  expect(titles("courses-2")).toEqual(["Slip", "The wheel"]);
  expect(titles("courses-3")).toEqual(["The wheel", "Slip"]);
  expect(titles("people")).toEqual(["Ann <Potter>"]);
  expect(titles("people-2")).toEqual(["Bo", "Ann <Potter>"]);
  expect(titles("articles")).toEqual(["Old news"]);
  expect(titles("articles-2")).toEqual(["Glaze & fire", "Soon"]);
  expect(titles("questions")).toEqual(["May I come late?"]);
  expect(titles("questions-2")).toEqual(["Two?"]);
});

test("what other pages show too is as it is there", async () => {
  const site = await made();
  const { view } = pageOf<"extra">(site, "/open-days");
  const of = (name: string) => view.sections.find((section) => section.name === name);
  const { events, past } = pageOf<"events">(site, "/event").view;
  expect(of("events")).toMatchObject({
    programme: {
      past,
      calendar: { one: "Add to calendar" },
      // Each page has hues of its own, which the pictures of events keep off.
      events: events
        .filter(({ id }) => id === "fair")
        .map(({ hue: _hue, image: _image, thumbnail: _thumbnail, ...one }) => one),
    },
  });
  const { offers, periods } = pageOf<"pricing">(site, "/pricing").view;
  expect(of("plans")).toMatchObject({ offers: offers.map(({ tiles: _tiles, ...one }) => one), periods });
  const { testimonials } = pageOf<"about">(site, "/about").view;
  expect(of("testimonials")).toMatchObject({ entries: testimonials?.entries });
  expect(of("form")).toMatchObject({
    intro: ["How many of you will come?"],
    form: { title: "Say that you come", name: "Name", sending: { action: "/api/mail" } },
  });
});

test("the headings of all its prose have an id each, and none that a section has", async () => {
  const ids = (await sections()).flatMap((section) =>
    section.kind === "prose"
      ? section.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []))
      : [],
  );
  expect(ids).toEqual(["courses-1", "to-bring", "to-bring-1"]);
});

test("menus, footer, search, sitemap, data and share picture follow", async () => {
  copy.edit("navigation.yaml", "{ label: About, to: /about }", "{ label: Visit, to: /open-days#to-bring-1 }");
  const site = await made();
  expect(site.shared.frame.footer.columns[0]?.links).toContainEqual({ label: "Open days", to: "/open-days" });
  const found = (to: string) => site.shared.search.documents.filter((one) => one.to === to);
  expect(found("/open-days")).toMatchObject([
    { kind: "page", place: "Open days", text: expect.stringContaining("A bowl of soup") },
  ]);
  expect(found("/open-days#questions-1")).toMatchObject([{ title: "May I come late?", place: "Open days" }]);
  expect(site.texts.get("sitemap.xml")).toContain("https://kiln.example/open-days</loc>");
  expect(site.listed.map(({ picture }) => picture.file)).toContain("/share/open-days.png");
  const data = nodesOf(
    smallPage({ path: "/open-days", kind: "extra", slug: "open-days" }),
    loadContent(copy.root),
    "2025-02-01",
  );
  expect(data).toMatchObject([
    { "@type": "WebPage" },
    { "@type": "Event", "@id": "https://kiln.example/event#event-fair" },
    { "@type": "ItemList", "@id": "https://kiln.example/open-days#courses", numberOfItems: 1 },
    { "@type": "ItemList", "@id": "https://kiln.example/open-days#courses-2" },
    { "@type": "ItemList", "@id": "https://kiln.example/open-days#courses-3" },
    { "@type": "OfferCatalog", "@id": "https://kiln.example/pricing#plans" },
    { "@type": "FAQPage", mainEntity: [{ name: "May I come late?" }, { name: "Two?" }] },
  ]);
});

test("an unknown kind, a key of another kind and a record that is not there are told", () => {
  const change = (found: string, put: string) => saidAfter(({ edit }) => edit(file, found, put));
  expect(change("kind: plans", "kind: plan")[0]).toMatch(
    /^sections\[13\]\.kind \| "plan" \| one of prose, events, .*form \| Did you mean “plans”\? Choose one of the known values\.$/,
  );
  expect(change("    of: about", "    off: about")).toEqual([
    "sections[14].off | the key “off” | the key “of” | Did you mean “of”? Correct the spelling.",
  ]);
  expect(change("pick: [fair]", "pick: [fairs]")[0]).toContain(
    'sections[2].pick[1] | "fairs" | the id of an event: fair, kiln | Did you mean “fair”?',
  );
  expect(change("category: two", "category: two\n    questions: [{ question: A?, answer: B. }]")).toEqual([
    expect.stringContaining("either questions or category, and not both"),
  ]);
  expect(change("(/about#story)", "(/abuot)")[0]).toContain("(prose) | a link to /abuot");
});

test("a link to a page of which a section names what is not there is no mistake of its own", () => {
  const said = saidAfter(({ edit }) => {
    edit(file, "category: two", "category: twice");
    edit(file, "(/about#story)", "(#to-bring)");
  });
  expect(said).toEqual([
    expect.stringContaining('sections[11].category | "twice" | the id of a question category'),
  ]);
});

test("a section without anything in its list is not shown", async () => {
  copy.edit(file, "category: clay", "category: glass");
  expect((await sections()).map(({ name }) => name)).not.toContain("courses-2");
});

const lacks = (place: string, kind: string, expected: string) =>
  `${place} | a section of the kind “${kind}” | ${expected} | `;

test.each<[string, (copy: ContentCopy) => void, string]>([
  [
    "events without their page",
    ({ root }) => rmSync(join(root, "pages/event.yaml")),
    lacks(
      "sections[2].kind",
      "events",
      "the page of the events, pages/event.yaml, which has the words for their days",
    ),
  ],
  [
    "plans without their page",
    ({ root }) => rmSync(join(root, "pages/pricing.yaml")),
    lacks(
      "sections[13].kind",
      "plans",
      "the page of the plans, pages/pricing.yaml, which has the words for their periods",
    ),
  ],
  [
    "plans without plans",
    ({ root }) => rmSync(join(root, "plans.yaml")),
    lacks("sections[13].kind", "plans", "an entry in plans.yaml, which it shows"),
  ],
  [
    "testimonials without testimonials",
    ({ put }) => put("testimonials.yaml", "home: []\n"),
    lacks("sections[14].kind", "testimonials", "an entry in testimonials.yaml under about, which it shows"),
  ],
  [
    "people without a team",
    ({ edit }) => edit("people.yaml", /^team:.*$/m, ""),
    lacks("sections[7].kind", "people", "team in people.yaml, or under pick who is shown"),
  ],
  [
    "a course without a price",
    ({ edit }) => edit(file, "pick: [wheel]", "pick: [wheel, slip]"),
    lacks("sections[3].pick[2]", "courses", "a course with a badge of its own, which its card shows"),
  ],
  [
    "a form that is sent nowhere",
    ({ edit }) => edit("site.yaml", /^form:.*$/m, ""),
    lacks("sections[16].kind", "form", "in site.yaml where forms are sent (form)"),
  ],
  [
    "a form without words",
    ({ edit }) => edit("pages/contact.yaml", /^form:(\n  .*)*/m, ""),
    lacks("sections[16].kind", "form", "the words of the form (form) in pages/contact.yaml"),
  ],
  [
    "a second form",
    ({ edit }) => edit(file, /$/, "  - { kind: form, title: Another, intro: [Again.] }\n"),
    "sections[17].kind | a second section of the kind “form” | one of this kind on a page | ",
  ],
])("%s: a section that cannot be shown is told", (_, spoil, expected) => {
  expect(saidAfter(spoil)).toContainEqual(expect.stringContaining(expected));
});
