import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import CategoryCourses from "./category-courses";

test("a category whose courses wait for their day has no empty list", () => {
  const html = renderToStaticMarkup(<CategoryCourses id="courses" view={{ cards: [], others: undefined }} />);
  expect(html).not.toContain("<ul");
});
