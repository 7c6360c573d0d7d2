import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentError } from "../load/content-error.ts";
import { loadContent } from "../load/load.ts";
import type { Content } from "../content.ts";
import { nodesOf, smallPage } from "../../tests/fixtures/small-provider.ts";
import type { HeadPage } from "./head-page.ts";
import { offerData } from "./offer-data.ts";

let content: Content;
beforeAll(() => {
  content = loadContent("content");
});

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The content with one file changed. */
function contentWith(file: string, change: (text: string) => string): Content {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(folder);
  cpSync("content", folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
  writeFileSync(path, changed);
  return loadContent(folder);
}

const page = (path: string): HeadPage => {
  const found = content.pageList.find((one) => one.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return { ...smallPage({ path }), ...found };
};

type Node = { [key: string]: unknown };
const nodes = (path: string, from: Content, now: string) => nodesOf(page(path), from, now) as Node[];

const ofType = (list: readonly Node[], type: string) => list.filter((node) => node["@type"] === type);

test("before the first event all are scheduled, after the last none, between them those to come", () => {
  const scheduled = (now: string) =>
    ofType(nodes("/event", content, now), "Event")
      .filter(({ eventStatus }) => eventStatus === "https://schema.org/EventScheduled")
      .map(({ startDate }) => String(startDate).slice(0, 10));
  expect(scheduled("2024-09-01T00:00Z")).toHaveLength(6);
  expect(scheduled("2024-10-21T00:00Z")).toEqual(["2024-10-25", "2024-11-06", "2024-11-22"]);
  expect(scheduled("2024-11-23T00:00Z")).toEqual([]);
});

test("an event is past from the minute at which it begins where it is, not where the site is built", () => {
  // 9:00 in Phoenix is 16:00 UTC.
  const phoenix = (now: string) =>
    ofType(nodes("/event", content, now), "Event").find(({ startDate }) =>
      String(startDate).startsWith("2024-11-06"),
    );
  expect(phoenix("2024-11-06T15:59:00Z")).toHaveProperty("eventStatus");
  expect(phoenix("2024-11-06T16:00:00Z")).not.toHaveProperty("eventStatus");
});

test("sample openings are no job postings", () => {
  expect(content.site.jobPostings).toBe(false);
  expect(ofType(nodes("/career", content, "2026-01-01"), "JobPosting")).toEqual([]);
});

test("a provider who turns job postings on must give the day of each opening", () => {
  const turnedOn = () =>
    contentWith("site.yaml", (text) => text.replace("jobPostings: false", "jobPostings: true"));
  expect(turnedOn).toThrow(ContentError);
  expect(turnedOn).toThrow(/jobs\.yaml:\d+ {2}\[1\]\.posted/);
});

test("real openings become job postings with date, place, kind and pay", () => {
  const real = contentWith("jobs.yaml", (text) =>
    text.replace(/^( +)salary: .*$/gm, (line, space: string) => `${line}\n${space}posted: "2026-02-01"`),
  );
  const postings = ofType(
    nodes("/career", { ...real, site: { ...real.site, jobPostings: true } }, "2026-02-02"),
    "JobPosting",
  );
  expect(postings).toHaveLength(4);
  expect(postings[0]).toMatchObject({
    title: "Online course instructor",
    datePosted: "2026-02-01",
    employmentType: ["PART_TIME"],
    totalJobOpenings: 50,
    jobLocation: {
      address: { streetAddress: "118 Sawmill Court", addressLocality: "Duluth", addressRegion: "MN" },
    },
    baseSalary: { currency: "USD", value: { minValue: 23_000, maxValue: 35_000, unitText: "YEAR" } },
  });
  expect(postings[1]).toMatchObject({ employmentType: ["FULL_TIME", "PART_TIME"] });
});

test.each([
  ["79$", { category: "Paid", price: 79 }],
  ["$99", { category: "Paid", price: 99 }],
  ["59", { category: "Paid", price: 59 }],
  ["Free", { category: "Free", price: 0 }],
])("the badge %s is read as its price", (badge, offer) => {
  expect(offerData(badge, content)).toMatchObject({ ...offer, priceCurrency: "USD" });
});

test("a badge that is no price stops the build with a sentence", () => {
  expect(() => offerData("on request", content)).toThrow(/“on request”.*is no price/);
});

test("a course whose file gives a price is offered as paid", () => {
  const paid = contentWith("courses/management.yaml", (text) => text.replace("badge: Free", 'badge: "49$$"'));
  expect(ofType(nodes("/course/management", paid, "2026-01-01"), "Course")[0]).toMatchObject({
    offers: { category: "Paid", price: 49, priceCurrency: "USD" },
  });
});
