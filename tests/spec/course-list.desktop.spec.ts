import { test } from "../kept-page.ts";
import { courseCard, topCourses } from "./course-cards.ts";
import { choiceWith, choose, expectSeen, expectUnseen, visit } from "./support.ts";

test("§2 Course list 5: hovering a card swaps its lessons and enrolled counts for a Course Details button, on both pages", async ({
  page,
}) => {
  await visit(page, "/course");
  const block = topCourses(page);
  const first = block.getByRole("article").first();
  const button = first.getByRole("link", { name: "Course Details" });
  await button.scrollIntoViewIfNeeded();
  await expectSeen(first.getByText(/ Lessons$/));
  await expectUnseen(button);
  await first.hover();
  await expectSeen(button);
  await expectUnseen(first.getByText(/ Lessons$/));
  await expectUnseen(first.getByText(/ Enrolled$/));
  await choose(choiceWith(page, "1"), "2");
  const card = courseCard(block, /operations management/i);
  await card.getByRole("link", { name: "Course Details" }).scrollIntoViewIfNeeded();
  await card.hover();
  await expectSeen(card.getByRole("link", { name: "Course Details" }));
  await expectUnseen(card.getByText("12 Lessons"));
});
