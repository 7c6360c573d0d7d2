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

const addresses =
  "a path such as /course, an anchor such as #top, or an address that starts with https:, mailto: or tel:";
const https = "an address such as https://www.example.org/page";
const mailto = "an address such as mailto:name@example.org";
const tel = "a number such as tel:+15551234567";
const paths = "the path of a page: /, /course, /faq, /blog/a";
const files = "the path of a file in content/files: /files/prices.pdf";
const headings = "an anchor on the page /blog/a: #top, #results, #学习";
const anchor = "Correct the text after #, or delete it with the #.";
const oneOfThese = "Write one of these, or delete the link.";

test.each([
  ["javascript:alert(1)", addresses, oneOfThese],
  ["JavaScript:alert(1)", addresses, oneOfThese],
  ["data:text/html,a", addresses, oneOfThese],
  ["ftp://example.org", addresses, oneOfThese],
  ["constructor:a", addresses, oneOfThese],
  ["https://www.example.org/a b", https, "Write the full address."],
  ["tel:+1 555 0142", tel, "Write the number without spaces."],
  ["http://www.example.org/a", addresses, "Write https://www.example.org/a, and check that the page opens."],
  ["https://", https, "Write the full address."],
  ["mailto:", mailto, "Write the full address."],
  [
    "course",
    addresses,
    "Did you mean “/course”? Start a path with one /, and an address of another site with https://.",
  ],
  [
    "../course#a",
    addresses,
    "Did you mean “/course”? Start a path with one /, and an address of another site with https://.",
  ],
  ["", addresses, "Did you mean “/”? Start a path with one /, and an address of another site with https://."],
  [
    "//course",
    addresses,
    "Did you mean “/course”? Start a path with one /, and an address of another site with https://.",
  ],
  [
    "see https://www.example.org",
    addresses,
    "Start a path with one /, and an address of another site with https://.",
  ],
  ["hello@tessera.example", addresses, "Write mailto:hello@tessera.example."],
  ["info@xn--80aswg.xn--p1ai", addresses, "Write mailto:info@xn--80aswg.xn--p1ai."],
  ["+1 555-0142", addresses, "Write tel:+15550142."],
  ["www.example.org/a", addresses, "Write https://www.example.org/a."],
  ["a/b", addresses, "Start a path with one /, and an address of another site with https://."],
  ["/nowhere-at-all", paths, "Correct the path, or add the page."],
  ["/files/price.pdf", files, "Did you mean “/files/prices.pdf”? Correct the path, or add the file."],
  ["/images/plan.pdf", files, "Correct the path, or add the file."],
  ["#%E0", headings, anchor],
  ["/coarse", paths, "Did you mean “/course”? Correct the path, or add the page."],
  ["#", headings, anchor],
  ["#result", headings, `Did you mean “#results”? ${anchor}`],
  ["/blog/a#result", headings, `Did you mean “#results”? ${anchor}`],
  ["/faq#", "an anchor on the page /faq", anchor],
])("the link %j is a mistake with a remedy", (link, expected, remedy) => {
  expect(linkMistake(link, targets, "/blog/a")).toEqual({ expected, remedy });
});

test("a message does not list many pages", () => {
  const many = Array.from({ length: 100 }, (_, index) => `/blog/${index}`);
  expect(linkMistake("/nowhere-at-all", { ...targets, paths: many })?.expected).toBe(
    "the path of a page: one of 100",
  );
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
