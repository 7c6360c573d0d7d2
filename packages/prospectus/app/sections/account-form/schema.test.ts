import { expect, test } from "vitest";
import { signupSchema } from "./schema";

test("what is accepted is passed on as it was typed", () => {
  const values = { email: "Ann@kiln.example", name: " Ann ", password: " a  b " };
  expect(signupSchema({ short: "Too short", long: "Too long" }).parse(values)).toEqual(values);
});
