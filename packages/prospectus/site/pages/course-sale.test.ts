import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, mistakesAfter, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { nodesOf, sectionAt, smallPage, viewAt } from "../../tests/fixtures/small-provider.ts";
import { searchView } from "../views/search.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const page = (now?: string) => viewAt<"course">(copy.content(now), "/course/wheel");
const cardOf = (title: string) =>
  sectionAt(copy.content(), "/course", "course-list").pages[0]?.find((card) => card.title === title);

/** Without membership, courses with a price link to their own pages. */
function endMembership() {
  copy.edit("site.yaml", "membership: true\n", "");
  rmSync(join(copy.root, "words/denied.yaml"));
}

const dataAt = (now: string) => nodesOf(smallPage({ path: "/course/wheel" }), copy.content(now), now)[1];

const sessions = `
sessions:
  - { start: 2025-05-05T18:00, timeZone: Europe/Berlin, price: $40, status: full, register: /contact }
  - { start: 2025-02-03T18:00, end: 2025-02-24T20:00, timeZone: Europe/Berlin, register: /contact }
  - { start: 2025-06-05T18:00, timeZone: Europe/Berlin, status: over }
`;

test("a course with a price links to its page, unless it needs a membership", () => {
  expect(cardOf("The wheel")?.to).toBe("/denied");
  endMembership();
  expect(cardOf("The wheel")?.to).toBe("/course/wheel");
});

test("a course with a price links to the shop, if site.yaml has its address", () => {
  const paidCourses = "paidCourses: https://shop.example/courses\n";
  expect(mistakesAfter(({ edit }) => edit("site.yaml", /$/, paidCourses))).toEqual([
    expect.stringMatching(
      /^site\.yaml:\d+ paidCourses \| .* \| one place .* \| Delete “membership” and words\/denied/,
    ),
  ]);
  endMembership();
  copy.edit("site.yaml", /$/, paidCourses);
  expect(cardOf("The wheel")?.to).toBe("https://shop.example/courses");
});

test("a cart has the text of its panel, or the address of a shop", () => {
  const cart = (put: string) => (spoilt: ContentCopy) => spoilt.edit("navigation.yaml", /^cart:.*\n/m, put);
  expect(mistakesAfter(cart("cart: { label: Cart }\n"))).toEqual([
    expect.stringMatching(/cart\.title \| .* \| “title” and “empty” for the panel, or “to” for a shop/),
  ]);
  expect(mistakesAfter(cart("cart: { label: Cart, to: https://shop.example/cart }\n"))).toEqual([]);
});

test("a membership needs its page, and the page a membership", () => {
  expect(mistakesAfter(({ edit }) => edit("site.yaml", "membership: true\n", ""))).toEqual([
    expect.stringMatching(/^site\.yaml:\d+ membership \| no membership, although words\/denied\.yaml exists/),
  ]);
  expect(mistakesAfter(({ root }) => rmSync(join(root, "words", "denied.yaml")))).toContainEqual(
    expect.stringMatching(/^\S*site\.yaml:\d+ membership \| true, although words\/denied.yaml is missing/),
  );
});

test("a bookable course has its booking link instead of the first lesson, while places are left", () => {
  expect(page().booking).toBeUndefined();
  const url = "https://book.example/wheel";
  copy.edit("courses/wheel.yaml", /$/, `register: ${url}\nstatus: waiting-list\n`);
  expect(page().booking).toEqual({ register: { label: "Waiting list", to: url } });
  expect(cardOf("The wheel")?.status).toBe("Waiting list");
  const offers = { price: 49, availability: "https://schema.org/BackOrder", url };
  expect(dataAt("2025-01-01")).toMatchObject({ offers });
  copy.edit("courses/wheel.yaml", "waiting-list", "full");
  expect(page().booking).toEqual({ status: "Full" });
});

test("a full course links to its waiting list", () => {
  copy.edit("courses/wheel.yaml", /$/, "status: full\nwaitingList: /faq\n");
  const register = { label: "Join the waiting list", to: "/faq" };
  expect(page().booking).toEqual({ status: "Full", register });
  copy.edit("courses/wheel.yaml", "status: full", "status: waiting-list\nregister: /contact");
  expect(page().booking).toEqual({ status: "Waiting list", register });
  copy.edit("courses/wheel.yaml", "status: waiting-list", "status: open");
  expect(page().booking).toEqual({ register: { label: "Register", to: "/contact" } });
});

test.each([
  ["Asia/Tokyo", "2025-02-02T15:00Z", "2025-02-28T15:00Z"],
  ["America/Los_Angeles", "2025-02-03T08:00Z", "2025-03-01T08:00Z"],
])("registration opens and closes on its days, in the time zone %s", (zone, from, until) => {
  copy.edit("site.yaml", "timeZone: UTC", `timeZone: ${zone}`);
  const days = 'registration: { from: "2025-02-03", until: "2025-02-28" }';
  copy.edit("courses/wheel.yaml", /$/, `register: /contact\n${days}\n`);
  copy.edit("courses.yaml", "figure: leaf", `figure: leaf, register: /faq, ${days}`);
  const registration = {
    built: Date.parse("2025-01-01"),
    from: Date.parse(from),
    until: Date.parse(until),
    before: "Registration opens on February 3, 2025",
    after: "Registration is closed",
  };
  expect(page().booking).toEqual({ register: { label: "Register", to: "/contact" }, registration });
  expect(cardOf("Slip")).toMatchObject({ registration });
  const offers = { availabilityStarts: "2025-02-03", availabilityEnds: "2025-02-28" };
  expect(dataAt("2025-01-01")).toMatchObject({ offers });
});

test("dates show price, status and booking link; past ones are left out", () => {
  copy.edit("courses/wheel.yaml", /$/, sessions);
  const items = (now: string) => page(now).overview.sessions.items;
  expect(items("2025-01-01")).toMatchObject([
    { days: "February 3 – 24, 2025", register: { to: "/contact" }, until: Date.parse("2025-02-24T23:00Z") },
    { days: "May 5, 2025", price: "$40", status: "Full" },
  ]);
  expect(items("2025-01-01")[1]?.register).toBeUndefined();
  expect(items("2025-03-01")).toHaveLength(1);
  expect(items("2025-07-01")).toEqual([]);
  expect(dataAt("2025-03-01")).toMatchObject({
    hasCourseInstance: [{ offers: { price: 40, availability: "https://schema.org/SoldOut" } }],
  });
  expect(dataAt("2025-07-01")).not.toHaveProperty("hasCourseInstance");
});

test("a session of several weeks shows its hours or its own text, with the time zone", () => {
  copy.edit("courses/wheel.yaml", /$/, sessions);
  const hours = () => page().overview.sessions.items[0]?.hours;
  expect(hours()).toBe("6:00 – 8:00 PM, Central European Time");
  copy.edit("courses/wheel.yaml", "T20:00,", "T20:00, hours: Monday and Thursday,");
  expect(hours()).toBe("Monday and Thursday, Central European Time");
});

test("a course with bookable dates links to them, and not to its first lesson", () => {
  copy.edit("courses/wheel.yaml", /$/, sessions);
  expect(page().booking).toBeUndefined();
  copy.edit("courses/wheel.yaml", "status: over", "status: over, register: /contact");
  expect(page().booking).toEqual({ register: { label: "Dates", to: "#dates" } });
  expect(page().overview.sessions.id).toBe("dates");
  expect(page("2025-07-01").booking).toEqual({});
});

test("a reduced price is valid until the end of its last day, for search engines too", () => {
  endMembership();
  copy.edit("courses/wheel.yaml", /$/, 'reduced: { price: $40, until: "2025-02-01" }\n');
  expect(page("2025-02-01")).toMatchObject({ badge: "$40", reduced: "Until February 1, 2025, then $49" });
  expect(dataAt("2025-02-01")).toMatchObject({ offers: { price: 40, priceValidUntil: "2025-02-01" } });
  const [own] = copy.content("2025-02-01").lists.courses.cards;
  expect(own).toMatchObject({ course: "wheel", badge: "$40" });
  expect(page("2025-02-02")).toMatchObject({ badge: "$49" });
  expect(page("2025-02-02").reduced).toBeUndefined();
  // The day ends at midnight of the school, also in a page of an earlier build.
  copy.edit("site.yaml", "timeZone: UTC", "timeZone: America/Los_Angeles");
  expect(page("2025-02-02T07:59Z")).toMatchObject({
    badge: "$40",
    later: { badge: "$49", from: Date.parse("2025-02-02T08:00Z") },
  });
  expect(page("2025-02-02T08:00Z")).toMatchObject({ badge: "$49", later: undefined });
  copy.edit("site.yaml", "timeZone: America/Los_Angeles", "timeZone: UTC");
  expect(dataAt("2025-02-02")).not.toHaveProperty("offers.priceValidUntil");
  copy.edit("courses/wheel.yaml", ', until: "2025-02-01"', "");
  expect(page("2026-01-01")).toMatchObject({ badge: "$40", reduced: "Instead of $49" });
  // A list with its own price shows only that price.
  expect(cardOf("The wheel")).toMatchObject({ badge: "$49" });
  expect(cardOf("The wheel")?.reduced).toBeUndefined();
});

test("a course without a page links to its booking, and the search to its card", () => {
  const found = (now?: string) =>
    searchView(copy.content(now), () => []).documents.find(({ title }) => title === "Raku")?.to;
  const raku = (more: string) =>
    copy.put(
      "courses.yaml",
      `- { id: slip, title: Slip, category: clay, figure: leaf }\n- { id: raku, title: Raku, category: clay, figure: lamp, badge: by income${more} }\n`,
    );
  endMembership();
  raku("");
  expect(cardOf("Raku")?.to).toBeUndefined();
  expect(cardOf("Raku")).toMatchObject({ id: "course-raku", badge: "by income" });
  expect(found()).toBe("/course#course-raku");
  copy.edit("course-lists.yaml", "perPage: 6", "perPage: 1");
  expect(found()).toBe("/course/page/3#course-raku");
  copy.edit("course-lists.yaml", "perPage: 1\n", "perPage: 6\n");
  const dates = `sessions: [
    { start: 2025-05-05T18:00, timeZone: Europe/Berlin, register: /about },
    { start: 2025-02-03T18:00, end: 2025-02-24T20:00, timeZone: Europe/Berlin, status: full, register: /faq }]`;
  raku(`, ${dates}`);
  expect(cardOf("Raku")).toMatchObject({ to: "/about", action: "Register", next: "February 3 – 24, 2025" });
  raku(`, register: /contact, ${dates}`);
  expect(cardOf("Raku")).toMatchObject({ to: "/contact", action: "Register" });
  expect(found()).toBe("/course#course-raku");
});

test("a course has lessons with its own titles, or none", () => {
  copy.edit("courses/wheel.yaml", "lesson: begin", "title: Sit and breathe");
  copy.put("lessons.yaml", "[]\n");
  expect(page().lessons.map(({ title }) => title)).toEqual(["Sit and breathe"]);
  expect(dataAt("2025-01-01")).toMatchObject({ syllabusSections: [{ name: "Sit and breathe" }] });
  copy.edit("courses/wheel.yaml", /^lessons:\n(?: .*\n)+/m, "");
  expect(page().lessons).toEqual([]);
  expect(dataAt("2025-01-01")).not.toHaveProperty("syllabusSections");
});

test("missing ratings, videos and learners of a course leave no gap", () => {
  for (const said of ["rating: 5.00 (2)\n", ', lessons: "1"', ', video: 8 hours, enrolled: "9"'])
    copy.edit("courses/wheel.yaml", said, "");
  copy.edit("course-lists.yaml", /^defaults:.*\n/m, "");
  expect(page().rating).toBeUndefined();
  expect(page().facts.map(({ value }) => value)).toEqual(["3 weeks", "Beginner"]);
  expect(cardOf("The wheel")).toMatchObject({ rating: undefined, lessons: undefined, enrolled: undefined });
});

type Edit = Parameters<ContentCopy["edit"]>;
test.each<[edits: Edit[], ...said: RegExp[]]>([
  [[["courses/wheel.yaml", "5.00 (2)", "7.5 of 10"]], /rating \| .* \| a number from 0 to 5/],
  [
    [["courses/wheel.yaml", "  - lesson: begin", "$&\n    title: Two"]],
    /title \| .* \| either “title”, or “lesson”/,
  ],
  [
    [
      ["labels.yaml", /^ *full: Full,?\n/m, ""],
      ["courses/wheel.yaml", /$/, "status: full\n"],
    ],
    /status \| .*no label \| the label booking\.full in labels\.yaml/,
  ],
  [
    [
      ["labels.yaml", /^ *(?:reducedUntil|register): .*\n/gm, ""],
      ["courses/wheel.yaml", /$/, "reduced: { price: $9, until: 2025-01-01 }\n"],
      ["courses.yaml", "figure: leaf", "figure: leaf, register: /contact"],
    ],
    /courses\.yaml:1 \[1\]\.register \| .*no label \| the label booking\.register/,
    /reduced \| .*no label \| the label booking\.reducedUntil/,
  ],
  [
    [
      ["labels.yaml", /^ *(?:join|opens|closed): .*\n/gm, ""],
      ["courses/wheel.yaml", /$/, 'registration: { until: "2025-01-01" }\nwaitingList: /faq\n'],
    ],
    /registration\.until \| .*no label \| .*booking\.closed/,
    /registration \| days of registration without “register” \| .* register: \/contact, or delete/,
    /waitingList \| .*no label \| .*booking\.join/,
  ],
  [
    [
      [
        "courses.yaml",
        "figure: leaf",
        'figure: leaf, register: /faq, registration: { from: "2025-02-02", until: "2025-02-01" }',
      ],
    ],
    /\[1\]\.registration\.until \| "2025-02-01" \| a last day on or after “from”/,
  ],
  [
    [["courses.yaml", "figure: leaf", "figure: leaf, reduced: { price: $9 }"]],
    /\[1\]\.badge \| .* \| the full price, to show when the reduced price ends/,
  ],
])("missing lessons, ratings and booking labels are reported, case %#", (edits, ...said) => {
  const mistakes = mistakesAfter((spoilt) => edits.forEach((edit) => spoilt.edit(...edit)));
  expect(mistakes).toEqual(said.map((one) => expect.stringMatching(one)));
});
