import { expect, test } from "vitest";
import { withFrenchSpaces } from "./french-spaces.ts";

test("Spaces beside French punctuation do not break, except in code", () => {
  const code = { tag: "code", children: ["a ? b : c"] };
  const record = {
    text: "Que veut dire « selon revenu » ? Ceci : 12 $, 5 % ; c’est tout !",
    list: [{ title: "Quand ?" }, code],
    table: new Map([[0, "Où ?"]]),
    count: 3,
  };
  expect(withFrenchSpaces(record)).toEqual({
    text: "Que veut dire «_selon revenu_»_? Ceci_: 12_$, 5_%_; c’est tout_!".replaceAll("_", "\u00A0"),
    list: [{ title: "Quand\u00A0?" }, code],
    table: new Map([[0, "Où\u00A0?"]]),
    count: 3,
  });
});
