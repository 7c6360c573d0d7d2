import { expect, test } from "vitest";
import { loadSite } from "../../../site/load-site.ts";
import { makeFinder, type Piece } from "./finder.ts";

const { content, pages, shared } = await loadSite();
const { documents, words } = shared.search;
const routePaths = [...pages.keys()];
const find = makeFinder(documents);

const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join("");
const marked = (pieces: readonly Piece[]) =>
  pieces.filter((piece) => piece.marked).map((piece) => piece.text);

/** Looks for what a query finds among its first results. */
const first = (query: string, count = 3) =>
  find(query)
    .slice(0, count)
    .map(({ kind, to, title }) => ({ kind, to, title: text(title) }));

test("a course is found first by its title, also with a typing mistake", () => {
  for (const query of ["photoshop techniques", "fotoshop techniques", "photoshpo"])
    expect(first(query, 1), query).toEqual([
      { kind: "course", to: "/course/design", title: "Advanced photoshop techniques for designers" },
    ]);
});

test("a course that only cards show leads where its card leads", () => {
  expect(first("mern stack", 1)).toMatchObject([{ kind: "course", to: "/denied" }]);
  expect(first("interactive web design", 1)).toMatchObject([{ kind: "course", to: "/course/design" }]);
});

test("a lesson is found in each of the four courses", () => {
  expect(
    first("negotiation skills", 4)
      .map(({ kind, to }) => `${kind} ${to}`)
      .toSorted(),
  ).toEqual([
    "lesson /course/design#lesson-6",
    "lesson /course/development#lesson-6",
    "lesson /course/finance#lesson-6",
    "lesson /course/management#lesson-6",
  ]);
});

test("an article is found by its title, its author and a word of its prose", () => {
  const [article] = content.articles;
  expect(article).toBeDefined();
  expect(first("visual lerning", 1)).toMatchObject([{ kind: "article", to: "/blog/blog1" }]);
  const author = content.people.people.find(({ id }) => id === article?.author)?.name ?? "";
  expect(first(author, 5)).toContainEqual(expect.objectContaining({ kind: "article", to: "/blog/blog1" }));
  const paragraph = article?.blocks.findLast(({ kind }) => kind === "paragraph");
  const prose =
    paragraph?.kind === "paragraph" ? paragraph.children.find((one) => typeof one === "string") : "";
  const sentence = prose?.split(" ").slice(0, 6).join(" ") ?? "";
  expect(sentence).toMatch(/\w/);
  expect(first(sentence, 1), sentence).toMatchObject([{ kind: "article", to: "/blog/blog1" }]);
});

test("an event is found by its city", () => {
  expect(content.events.length).toBeGreaterThan(0);
  for (const { city, id, title } of content.events)
    expect(first(city, 3), city).toContainEqual({ kind: "event", to: `/event#event-${id}`, title });
});

test("every question is found by its own words, at its own address", () => {
  const questions = documents.filter(({ kind }) => kind === "question");
  const asked = [
    ...content.faqs.categories.flatMap((category) => category.questions),
    ...content.faqs.pricing,
    ...content.faqs.contact,
    ...content.coursePages.flatMap((page) => page.questions),
  ];
  expect(questions.map(({ title }) => title).toSorted()).toEqual(
    asked.map(({ question }) => question).toSorted(),
  );
  for (const { title, to } of questions)
    expect(first(title, 1), title).toEqual([{ kind: "question", title, to }]);
});

test("a page is found by its name, and by a person, a plan or an opening on it", () => {
  const person = content.people.people.find(({ id }) => id === content.lists.team[0])?.name ?? "";
  for (const [query, to] of [
    ["pricing", "/pricing"],
    ["careers", "/career"],
    ["faq", "/faq"],
    ["log in", "/login"],
    [person, "/team"],
    [content.jobs[1]?.title ?? "", "/career"],
    ["premium plan", "/pricing"],
    ["opening hours", "/contact"],
  ] as const)
    expect(first(query, 4), query).toContainEqual(expect.objectContaining({ kind: "page", to }));
});

test("every route but the error page and /denied is the address of a document, and every document's path is a route", () => {
  const paths = new Set(documents.map(({ to }) => to.split("#")[0]));
  expect(routePaths.filter((path) => !paths.has(path))).toEqual([]);
  expect([...paths].filter((path) => path === undefined || !routePaths.includes(path))).toEqual([]);
});

test("no two documents have the same kind, title and address", () => {
  const keys = documents.map(({ kind, title, to }) => `${kind} ${title} ${to}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("what matches is marked in the title and in a passage around it, and the text is otherwise untouched", () => {
  const [found] = find("photosh");
  expect(found && marked(found.title)).toEqual(["photoshop"]);
  const lamp = find("tolland");
  expect(lamp.length).toBeGreaterThan(0);
  for (const { passage } of lamp) {
    expect(marked(passage)).toContain("Tolland");
    expect(text(passage).length).toBeLessThan(170);
    const quoted = text(passage).replaceAll(/^… | …$/g, "");
    expect(documents.some((document) => document.text.includes(quoted))).toBe(true);
  }
});

test("words that stand nowhere together are looked for one by one, and nonsense finds nothing", () => {
  expect(find("photoshop negotiation duluth refund").length).toBeGreaterThan(0);
  expect(find("xqzwvk")).toEqual([]);
  expect(find("?!")).toEqual([]);
});

test("every suggestion finds something", () => {
  for (const suggestion of words.suggestions) expect(find(suggestion).length, suggestion).toBeGreaterThan(2);
});
