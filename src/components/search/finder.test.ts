import { expect, test } from "vitest";
import { makeFinder, type Piece } from "./finder.ts";

const rest = "Whoever fires a kiln keeps a book, notes the cone, and opens the door when it is cold. ".repeat(
  3,
);
const documents = (
  [
    ["article", "Porcelain for beginners", "Ann Potter", "White clay.", "/blog/a"],
    ["course", "Porcelain techniques for beginners", "CLAY", rest, "/course/a"],
    ["lesson", "Porcelain techniques", "The wheel", rest, "/course/a#lesson-1"],
    ["event", "Open kiln", "Duluth", `${rest}Bring a Tolland lamp. ${rest}`, "/event#event-a"],
    ["question", "Is clay dear?", "Prices", "Tolland sells it.", "/faq#one-1"],
    ["page", "Careers", "Team", "Bo glazes all of it.", "/career"],
    ["article", "Using <picture>+srcset well", "", "", "/blog/b"],
    ["page", "Façade émaillée", "Bo", "Une œuvre d’atelier.", "/about"],
  ] as const
).map(([kind, title, place, text, to]) => ({ kind, title, place, text, to }));
const find = makeFinder(documents);

const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join("");
const marked = (pieces: readonly Piece[]) =>
  pieces.filter((piece) => piece.marked).map((piece) => piece.text);
const addresses = (query: string) => find(query).map(({ to }) => to);

test.each([
  ["a title", "is clay dear", "/faq#one-1"],
  ["the beginning of a word", "caree", "/career"],
  ["a word with a typing mistake", "porcelian techniques", "/course/a"],
  ["its place, such as an event's city", "duluth", "/event#event-a"],
  ["its author", "ann potter", "/blog/a"],
  ["a word of its text", "glazes", "/career"],
  ["a word without its accents", "facade emaillee", "/about"],
  ["a word beside signs", "picture", "/blog/b"],
  ["a word with signs that are typed too", "+srcset", "/blog/b"],
])("the first result matches %s", (_by, query, to) => {
  expect(addresses(query)[0]).toBe(to);
});

test.each([
  ["c#", "C# in a week"],
  ["c++", "C++ for beginners"],
  ["c+", "C++ for beginners"],
  [".net", ".NET basics"],
  ["net", ".NET basics"],
  ["f#", "Functions (F#), and more"],
  ["R&D", "How R&D works."],
  ["node.js", "Servers with Node.js."],
  ["100%", "A glaze of 100% ash"],
])("“%s” finds first the name with these signs", (query, name) => {
  const plain = ["C for beginners", "Node for js beginners", "R and D works", "F for beginners"];
  const signed = ["C++ for beginners", "C# in a week", ".NET basics", "Functions (F#), and more"];
  const further = [
    "How R&D works.",
    "Servers with Node.js.",
    "A glaze of 100 colours",
    "A glaze of 100% ash",
  ];
  const search = makeFinder(
    [...plain, ...signed, ...further].map((to) => ({ kind: "course", title: to, place: "", text: "", to })),
  );
  expect(search(query)[0]?.to).toBe(name);
});

test("titles count more than texts, and courses and pages more than their parts", () => {
  expect(addresses("clay")[0]).toBe("/faq#one-1");
  expect(addresses("porcelain techniques")).toEqual(["/course/a", "/course/a#lesson-1"]);
});

test("matches are marked in the title and the passage; the text is unchanged", () => {
  expect(find("porcel").map(({ title }) => marked(title))).toEqual([
    ["Porcelain"],
    ["Porcelain"],
    ["Porcelain"],
  ]);
  const found = find("tolland");
  expect(found.map(({ to }) => to)).toEqual(["/faq#one-1", "/event#event-a"]);
  const [short, cut] = found.map(({ passage }) => passage);
  expect(short && text(short)).toBe("Tolland sells it.");
  expect(cut && marked(cut)).toEqual(["Tolland"]);
  const quoted = text(cut ?? []);
  expect(quoted).toMatch(/^… .{1,50}Tolland lamp\. .* …$/);
  expect(quoted.length).toBeLessThan(160);
  expect(documents[3]?.text).toContain(quoted.replaceAll(/^… | …$/g, ""));
});

test("if only the title matches, the passage is the beginning of the text", () => {
  expect(text(find("techniques")[0]?.passage ?? [])).toMatch(/^Whoever fires a kiln .{100,140} …$/);
});

test("words that never occur together are searched singly; nonsense finds nothing", () => {
  expect(addresses("duluth careers").toSorted()).toEqual(["/career", "/event#event-a"]);
  expect(find("xqzwvk")).toEqual([]);
  expect(find("?!")).toEqual([]);
});
