import { expect, test } from "vitest";
import { unformattedIn } from "../../scripts/format.ts";

test("The content is in the form in which the desk writes it. Run “npm run format”.", () => {
  expect(unformattedIn("content").map(([file]) => file)).toEqual([]);
});
