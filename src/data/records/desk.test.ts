import { expect, test } from "vitest";
import { saidOf } from "../../../tests/fixtures/said-of.ts";
import { desk } from "./desk.ts";

test.each<[object, string[]]>([
  [{ repository: "ada/site", branch: "next/site", signIn: "https://sign-in.ada.example" }, []],
  [
    { repository: "ada/web/site" },
    ["repository: the owner and the name of a repository at GitHub, such as my-company/site"],
  ],
  [
    { repository: "ada/site", branch: "../main", signIn: "https://sign-in.ada.example/x" },
    [
      "branch: the name of a branch, such as main",
      "signIn: an origin: https:// and the name of a host, such as https://sign-in.example",
    ],
  ],
])("the mistakes of the desk with %j are reported", (value, said) => {
  expect(saidOf(desk, value)).toEqual(said);
});
