import { test } from "../kept-page.ts";
import { courseCard, expectSeen, visit } from "./support.ts";

test("Ruling Home 4: where nothing hovers, counts and Course Details are simply visible", async ({
  page,
}) => {
  await visit(page, "/");
  const card = courseCard(page.getByRole("region", { name: "Top online courses" }), /photoshop/i);
  await card.getByText("Course Details").scrollIntoViewIfNeeded();
  await expectSeen(card.getByText("8 Lessons", { exact: true }));
  await expectSeen(card.getByText("25k Enrolled", { exact: true }));
  await expectSeen(card.getByText("Course Details", { exact: true }));
});

test("§2 Home 5: where nothing hovers, the detail of a trending course is simply visible", async ({
  page,
}) => {
  await visit(page, "/");
  const card = page
    .locator("section")
    .filter({ has: page.getByText("Trending courses", { exact: true }) })
    .getByRole("listitem")
    .filter({ hasText: "22K Enrolled" })
    .filter({ has: page.getByRole("heading") });
  await card.getByText("Course Details").scrollIntoViewIfNeeded();
  await expectSeen(card.getByText("Course Details", { exact: true }));
  await expectSeen(
    card
      .getByRole("paragraph")
      .filter({ hasText: /\w+ \w+ \w+ \w+ \w+ \w+ \w+/ })
      .last(),
  );
});
