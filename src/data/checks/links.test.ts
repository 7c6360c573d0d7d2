import { expect, test } from "vitest";
import { linkMistake, ownAddressNote, type Targets } from "./links.ts";

const targets: Targets = {
  paths: ["/", "/course", "/faq", "/blog/a"],
  files: ["/files/prices.pdf"],
  idsOf: (path) => (path === "/blog/a" ? ["top", "results", "学习"] : undefined),
};

test.each([
  "/",
  "/course",
  "/files/prices.pdf",
  "/files/prices.pdf#page=2",
  "/blog/a#results",
  "/blog/a#%E5%AD%A6%E4%B9%A0",
  "#results",
  "#top",
  // Only the built page shows the ids of a page that is not an article.
  "/faq#faq-general",
  "https://www.example.org",
  "mailto:me@example.org",
  "tel:+1-555-123-4567",
])("the link %s is valid", (link) => {
  expect(linkMistake(link, targets, "/blog/a")).toBeUndefined();
});

const start = "Start a path with one /, and an address of another site with https://.";
const anchor = "Correct the text after #, or delete it with the #.";

// src/site/mistakes/links.yaml has whole messages.
test.each([
  ["data:text/html,a", "Write one of these in full, without spaces."],
  ["constructor:a", "Write one of these in full, without spaces."],
  ["https://www.example.org/a b", "Write one of these in full, without spaces."],
  ["https://", "Write one of these in full, without spaces."],
  ["../course#a", `Did you mean “/course”? ${start}`],
  ["", `Did you mean “/”? ${start}`],
  ["//course", `Did you mean “/course”? ${start}`],
  ["see https://www.example.org", start],
  ["a/b", start],
  ["hello@tessera.example", "Write mailto:hello@tessera.example."],
  ["+1 555-0142", "Write tel:+15550142."],
  ["www.example.org/a", "Write https://www.example.org/a."],
  ["#", anchor],
  ["#%E0", anchor],
  ["/faq#", anchor],
  ["/blog/a#result", `Did you mean “#results”? ${anchor}`],
])("the link %j is a mistake with a remedy", (link, remedy) => {
  expect(linkMistake(link, targets, "/blog/a")?.remedy).toBe(remedy);
});

const own = { url: "https://site.example", base: "/academy/", moved: [{ from: "/old.html", to: "/faq" }] };

test.each([
  ["https://site.example/academy/kontact", true],
  ["https://SITE.example/academy/kontact?a=b", true],
  ["https://site.example/academy/files/price.pdf", true],
  ["https://site.example/academy/blog/a#result", true],
  ["https://site.example/academy/course", false],
  ["https://site.example/academy/course/?a=b", false],
  ["https://site.example/academy/files/prices.pdf", false],
  ["https://site.example/academy/blog/a#results", false],
  ["https://site.example/academy/old.html", false],
  ["https://site.example/academy/", false],
  ["https://site.example/school", false],
  ["https://site.example/shop/cart", false],
  ["https://www.site.example/academy/kontact", false],
  ["/kontact", false],
  ["mailto:me@site.example", false],
])("the address %s of this site, in full, has a note: %s", (link, hasNote) => {
  expect(ownAddressNote(link, own, targets)?.includes(link) ?? false).toBe(hasNote);
});
