import { expect, test } from "vitest";
import { loginSchema, signupSchema } from "./schema";

const signup = signupSchema({ short: "Too short", long: "Too long", noName: "Please enter your name." });

test("Valid values stay as they were typed.", () => {
  const values = { email: "Ann@kiln.example", name: " Ann ", password: " a  b " };
  expect(signup.parse(values)).toEqual(values);
});

test("Blanks around an email address are dropped.", () => {
  const login = loginSchema({ short: "Too short", long: "Too long" });
  const values = { email: " ann@kiln.example\t", password: "12345" };
  expect(login.parse(values).email).toBe("ann@kiln.example");
  expect(signup.parse({ ...values, name: "A" }).email).toBe("ann@kiln.example");
});

test.each(["", "ada", "ada@", "ada@reader", "@reader.example", "a b@reader.example"])(
  "“%s” is no email address.",
  (email) => {
    const { error } = signup.safeParse({ email, name: "Ada", password: "12345" });
    expect(error?.issues.map(({ message }) => message)).toEqual(["Invalid email address"]);
  },
);

test("An address of blanks is no address.", () => {
  const { error } = signup.safeParse({ email: "  ", name: "", password: "1" });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Invalid email address",
    "Please enter your name.",
    "Too short",
  ]);
});
