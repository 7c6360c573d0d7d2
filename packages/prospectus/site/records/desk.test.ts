import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { desk } from "./desk.ts";

test.each<[string, object, string[]]>([
  ["github", { repository: "ada/school", signIn: "https://sign-in.ada.example" }, []],
  ["gitlab", { repository: "ada/web/school", branch: "next/site", clientId: "0a1b" }, []],
  ["gitea", { repository: "ada/school", server: "https://git.ada.example", clientId: "0a-1b" }, []],
  [
    "github",
    { repository: "ada/web/school" },
    ["repository: one owner and one name, such as my-school/site"],
  ],
  [
    "github",
    { repository: "ada/school", clientId: "0a1b" },
    ["clientId: no such key for github: only gitlab and gitea can have it"],
  ],
  [
    "gitea",
    { repository: "ada/school", signIn: "https://sign-in.ada.example", server: "https://git.ada.example/x" },
    [
      "server: an origin: https:// and the name of a host, such as https://git.school.example",
      "signIn: no such key for gitea: only github can have it",
    ],
  ],
  ["gitlab", { repository: "ada/school", branch: "../main" }, ["branch: the name of a branch, such as main"]],
])("the mistakes of the desk at %s with %j are reported", (service, rest, said) => {
  expect(saidOf(desk, { service, ...rest })).toEqual(said);
});
