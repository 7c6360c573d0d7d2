import { expect, test } from "vitest";
import { signupSchema } from "./schema";

test("valid values stay as they were typed", () => {
  const values = { email: "Ann@kiln.example", name: " Ann ", password: " a  b " };
  expect(signupSchema({ short: "Too short", long: "Too long" }).parse(values)).toEqual(values);
});
