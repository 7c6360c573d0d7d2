import { expect, test } from "vitest";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { deskSchema } from "../data/site.ts";
import { textOf } from "./check.ts";
import { deskFiles, onlineDesk } from "./desk.ts";

const site = { name: "Tessera", url: "https://tessera.example", base: "/site/" };
const online = (keys: object) =>
  onlineDesk({ ...site, desk: deskSchema.parse({ repository: "ada/site", ...keys }) });

test.each([
  [{}, { auth_methods: ["token"] }],
  [{ signIn: "https://sign-in.ada.example" }, { base_url: "https://sign-in.ada.example" }],
])("with %j people sign in at GitHub by the rules of the editor", (keys, backend) => {
  expect(online(keys).backend).toMatchObject({
    name: "github",
    repo: "ada/site",
    ...backend,
  });
});

test("the page of the desk starts the editor, and what the editor loads is a file", () => {
  const files = deskFiles(optionsOf("content"), online({}));
  const read = (file: string) => String(files.get(`desk/${file}`)?.());
  expect(read("index.html")).toContain('<script type="module" src="/site/desk/start.js">');
  expect(read("index.html")).toContain('<meta name="robots" content="noindex">');
  expect(read("start.js")).toContain('"repo":"ada/site"');
  expect(read("editor/index.js")).toContain("import(`./immutable.js`)");
  for (const [, path = ""] of read("editor/index.js").matchAll(/import\(`\.\/([\w./-]+)`\)/g))
    expect([...files.keys()]).toContain(`desk/editor/${path}`);
});

test("the check reads what the editor writes, without the editor’s own keys in added items", () => {
  const records = [{ id: "kiln", __sc_item_id: "1", __sc_item_original_key_path: "" }];
  expect(textOf("events.yaml", { records })).toBe("- id: kiln\n");
});
