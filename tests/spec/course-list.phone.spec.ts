import { test } from "../kept-page.ts";
import { topCourses } from "./course-cards.ts";
import { expectSeen } from "./support.ts";

test("§2 Course list 5: where nothing hovers, a card shows its counts and Course Details", async ({
  read,
}) => {
  const page = await read("/course");
  const card = topCourses(page).getByRole("article").first();
  await card.getByRole("link", { name: "Course Details" }).scrollIntoViewIfNeeded();
  await expectSeen(card.getByRole("link", { name: "Course Details" }));
  await expectSeen(card.getByText(/ Lessons$/));
  await expectSeen(card.getByText(/ Enrolled$/));
});
