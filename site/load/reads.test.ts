import { expect, test } from "vitest";
import { loadContent } from "./load.ts";
import { PictureStore } from "../images/picture-store.ts";
import { watchReads } from "./reads.ts";
import { articleView, blogView } from "../views/journal.ts";
import { contactView } from "../views/company.ts";
import { courseDetailView } from "../views/courses.ts";

const whole = loadContent("content");
const filesReadBy = (view: (source: { content: typeof whole; pictures: PictureStore }) => unknown) => {
  const { content, filesReadBy: watch } = watchReads(whole);
  return watch(() => view({ content, pictures: new PictureStore() })).files;
};

test("a view's files are those that it reads, and no others", () => {
  const files = filesReadBy(contactView);
  expect(files).toContain("pages/contact.yaml");
  expect(files).toContain("site.yaml");
  expect(files).toContain("people.yaml");
  expect(files).not.toContain("pages/about.yaml");
  expect(files).not.toContain("courses.yaml");
});

test("the words around the page are not counted as its own", () => {
  const files = filesReadBy(blogView);
  expect(files).not.toContain("navigation.yaml");
  expect(files).not.toContain("labels.yaml");
});

test("a course page reads its own file and not that of another course", () => {
  const files = filesReadBy((source) => courseDetailView(source, "design"));
  expect(files).toContain("courses/design.yaml");
  expect(files).not.toContain("courses/finance.yaml");
});

test("looking for an article by its slug does not count as showing the others", () => {
  const { content, filesReadBy: watch } = watchReads(whole);
  const { made, files } = watch(() => content.articles.find(({ slug }) => slug === "blog2")?.title);
  expect(made).toMatch(/\w/);
  expect([...files]).toEqual(["articles/blog2.md"]);
});

test("what one view reads is not counted for the next", () => {
  const { content, filesReadBy: watch } = watchReads(whole);
  const view = (slug: string) => () => courseDetailView({ content, pictures: new PictureStore() }, slug);
  watch(view("design"));
  expect(watch(view("finance")).files).not.toContain("courses/design.yaml");
});

test("a view gives the same from noted content as from the content itself", () => {
  const { content } = watchReads(whole);
  expect(articleView({ content, pictures: new PictureStore() }, "blog3")).toEqual(
    articleView({ content: whole, pictures: new PictureStore() }, "blog3"),
  );
});
