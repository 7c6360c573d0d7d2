import { z } from "zod";
import { expect, it } from "vitest";
import { photographFile } from "../../site/schema/reference.ts";
import { fit } from "./fit.ts";

const record = z.strictObject({
  title: z.string(),
  turn: z.literal([0, 1, 2, 3]).default(0),
  glasses: z.literal([true, "round"]).optional(),
  featured: z.boolean().default(false),
  lead: z.string().optional(),
  tags: z.array(z.string()).min(1).optional(),
  place: z.strictObject({ city: z.string().optional() }).optional(),
  photograph: z.strictObject({ file: photographFile("courses"), alt: z.string() }).optional(),
});

it("leaves out what the form has empty, and what is false only because nothing was there", () => {
  expect(
    fit(record, {
      title: "One",
      turn: "",
      featured: false,
      lead: "",
      tags: [],
      place: { city: "" },
      photograph: null,
    }),
  ).toEqual({ title: "One" });
});

it("keeps what the file says, though it says no more than is taken for granted", () => {
  const said = { title: "One", turn: 0, featured: false, tags: ["a"], place: {} };
  expect(fit(record, said, said)).toEqual(said);
  expect(fit(record, { ...said, featured: false }, { ...said, featured: true })).toEqual(said);
});

it("keeps a required field that is empty, so that the check asks for it", () => {
  expect(fit(record, { title: "" })).toEqual({ title: "" });
});

it("gives a literal the type that its schema has", () => {
  expect(fit(record, { title: "1", turn: "0", glasses: "true" })).toEqual({
    title: "1",
    turn: 0,
    glasses: true,
  });
  expect(fit(record, { title: "1", glasses: "round" })).toEqual({ title: "1", glasses: "round" });
});

it("names a picture by its file", () => {
  expect(fit(record, { title: "1", photograph: { file: "/images/a.jpg", alt: "A" } })).toEqual({
    title: "1",
    photograph: { file: "a.jpg", alt: "A" },
  });
});

it("holds each record of a list against the one that it was, wherever that stands now", () => {
  const list = z.array(z.strictObject({ id: z.string(), featured: z.boolean().optional() }));
  const old = [{ id: "a" }, { id: "b", featured: false }];
  const moved = [
    { id: "b", featured: false },
    { id: "a", featured: false },
  ];
  expect(fit(list, moved, old)).toEqual([{ id: "b", featured: false }, { id: "a" }]);
});

it("keeps a key that no form shows", () => {
  expect(fit(record, { title: "Two" }, { title: "One", titel: "x" })).toEqual({ title: "Two", titel: "x" });
});

it("ends a text of several lines as the file does", () => {
  expect(fit(record, { title: "Two\nlines" }, { title: "One\nline\n" })).toEqual({ title: "Two\nlines\n" });
  expect(fit(record, { title: "Two" }, { title: "One" })).toEqual({ title: "Two" });
});
