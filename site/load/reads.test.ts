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

test("every record counts for its own file, once more is read than by what it is looked for", () => {
  const person = { slug: "nina", title: "Nina" };
  const more = { ...whole, personPages: [person], plainPages: [{ slug: "terms", title: "Terms" }] };
  const { content, filesReadBy: watch } = watchReads(more as unknown as typeof whole);
  const read = (kind: "courses" | "coursePages" | "articles" | "personPages" | "plainPages") => [
    ...watch(() => JSON.stringify(content[kind])).files,
  ];
  const files = (...names: string[]) => expect.arrayContaining(names);
  expect([...watch(() => JSON.stringify(content.categories)).files]).toEqual(
    whole.categories.map(({ slug }) => `categories/${slug}.yaml`),
  );
  expect(read("courses")).toEqual(files("courses.yaml", "courses/design.yaml", "courses/finance.yaml"));
  expect(read("coursePages")).toHaveLength(whole.coursePages.length);
  expect(read("articles")).toHaveLength(whole.articles.length);
  expect(read("personPages")).toEqual(["people/nina.md"]);
  expect(read("plainPages")).toEqual(["plain-pages/terms.md"]);
});

test("to look at what courses there are is to read none of their files, and a method is no file", () => {
  const { content, filesReadBy: watch } = watchReads(whole);
  expect([
    ...watch(() => content.courses.map(({ id, category, page }) => [id, category, page])).files,
  ]).toEqual([]);
  expect([...watch(() => String(content.pages)).files]).toEqual([]);
  expect([...watch(() => content.pages.home).files]).toEqual(["pages/home.yaml"]);
});

test("what is read after a view is counted for nobody, even where the view has failed", () => {
  const { content, filesReadBy: watch } = watchReads(whole);
  const { files } = watch(() => content.site);
  expect(() =>
    watch(() => {
      throw new Error("The view is broken.");
    }),
  ).toThrow("The view is broken.");
  expect(content.events.length).toBeGreaterThan(0);
  expect([...files]).toEqual(["site.yaml"]);
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
