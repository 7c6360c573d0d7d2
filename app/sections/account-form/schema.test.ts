import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as forms from "./schema";

const words = { short: "Too short", long: "Too long" };
const loginSchema = forms.loginSchema(words);
const signupSchema = forms.signupSchema(words);

/** All that the two forms ever say of a field. */
const messages = [
  "Invalid email address",
  words.short,
  words.long,
  "Too small: expected string to have >=1 characters",
];
/** What the form says of each field: the first of its mistakes, which is the one that the form shows. */
function said(schema: typeof loginSchema | typeof signupSchema, values: unknown): [string, string][] {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return [...new Map(issues.toReversed().map(({ path, message }) => [path.join("."), message]))].toReversed();
}

/** What may stand in a field: any characters, an address or something near it. */
const typed = fc.oneof(
  fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.emailAddress(),
  fc.constantFrom("", " ", "a@b", "a@b.c", "@", "a".repeat(10_000), "\u0000", "\ud800", "ann@kiln.example "),
);

test("whatever is typed, the forms answer with one of their sentences, and never fail", () => {
  fc.assert(
    fc.property(typed, typed, typed, (email, name, password) => {
      for (const schema of [loginSchema, signupSchema]) {
        for (const [, message] of said(schema, { email, name, password }))
          expect(messages).toContain(message);
      }
    }),
  );
});

test("what is accepted is passed on as it was typed, and is accepted again", () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.string({ minLength: 1 }),
      fc.string({ minLength: 5, maxLength: 8 }),
      (email, name, password) => {
        const values = { email, name, password };
        const result = signupSchema.safeParse(values);
        // Some addresses that RFC 5322 allows are not taken, such as one with a quote in it.
        if (!result.success) expect(said(signupSchema, values)).toEqual([["email", "Invalid email address"]]);
        else expect(signupSchema.parse(result.data)).toEqual(values);
      },
    ),
  );
});

test("a field that is missing or no text is answered too", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (email, password) => {
      expect(() => said(loginSchema, { email, password })).not.toThrow();
    }),
  );
  expect(said(loginSchema, {}).map(([field]) => field)).toEqual(["email", "password"]);
});
