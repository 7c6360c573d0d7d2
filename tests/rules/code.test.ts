import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "./project-copy.ts";

type Diagnostic = { code: string; message: string; help?: string; filename: string };

/** Files that each break one rule: where, what, the rule and the words of its message. */
const breaches: readonly (readonly [
  name: string,
  file: string,
  text: string,
  rule: string,
  message?: RegExp,
])[] = [
  ...(
    [
      [
        "A component",
        "app/components/breach-up/up.ts",
        "../../sections/hero/hero",
        /app\/components may only import/,
      ],
      [
        "A component's",
        "app/components/breach-door/door.ts",
        "../../entry.server",
        /app\/components may only import/,
      ],
      ["A hook", "app/hooks/breach-up.ts", "../components/art/art", /app\/hooks may only import/],
      ["A section", "app/sections/breach-up/up.ts", "../../layouts/header", /app\/sections may only import/],
      ["A layout", "app/layouts/breach-up.ts", "../routes/home", /app\/layouts may only import/],
      ["A route", "app/routes/breach-up.ts", "../entry.server", /app\/routes may only import/],
      [
        "A section's value",
        "app/sections/breach-site/a.ts",
        "../../../site/art/palette.ts",
        /only import types from site/,
      ],
      ["The entry's value", "app/entry.client.tsx", "../site/pages.ts", /only import types from site/],
      ["The document's content", "app/app.tsx", "../content/site.yaml", /nothing of content/],
      ["The art", "site/art/portrait/breach.ts", "../../schema/text.ts", /site\/art may only import/],
      ["A record", "site/records/breach.ts", "../load/load.ts", /site\/records may only import/],
      ["A schema", "site/schema/breach.ts", "../load/load.ts", /site\/schema may only import/],
      ["The loader", "site/load/breach.ts", "../feeds/xml.ts", /site\/load may only import/],
      ["A picture", "site/images/breach.ts", "../views/source.ts", /site\/images may only import/],
      ["A kind of page", "site/pages/breach.ts", "../load/load.ts", /site\/pages may only import/],
      ["A view", "site/views/breach.ts", "../feeds/xml.ts", /site\/views may only import/],
      ["A head", "site/head/breach.ts", "../feeds/xml.ts", /site\/head may only import/],
      ["A feed", "site/feeds/breach.ts", "../make-site.ts", /site\/feeds may only import/],
      ["A list of paths", "site/file-paths.ts", "./load/read.ts", /site\/file-paths\.ts may only import/],
      [
        "The build-time side",
        "site/views/breach-app.ts",
        "../../app/entry.server.tsx",
        /site\/views may only import/,
      ],
      [
        "A new file of the build-time side",
        "site/breach.ts",
        "../app/entry.server.tsx",
        /imports nothing of app/,
      ],
      ["A script", "scripts/breach.ts", "../app/entry.server.tsx", /not on the front end/],
      ["What the site is built with", "scripts/breach-tool.ts", "../tools/coverage.ts", /tests or tools/],
    ] as const
  ).map(
    ([who, file, from, message]) =>
      [
        `${who} does not import ${from}.`,
        file,
        `export { thing } from "${from}";\n`,
        "eslint(no-restricted-imports)",
        message,
      ] as const,
  ),
  [
    "Nothing of site/ is imported on demand.",
    "app/components/breach-demand/demand.ts",
    'export const late = () => import("../../../site/art/palette.ts");\n',
    "eslint(no-restricted-imports)",
    /only import types from site/,
  ],
  [
    "An import of types alone is written as one.",
    "app/components/breach-type/type.ts",
    'import { type Colour } from "../../../site/art/palette.ts";\nexport type Hue = Colour;\n',
    "typescript(no-import-type-side-effects)",
  ],
  [
    "Modules do not import each other.",
    "site/feeds/breach-one.ts",
    'import type { Two } from "./breach-two.ts";\nexport type One = Two[];\n',
    "import(no-cycle)",
    /cycle/,
  ],
  [
    "A module does not import itself by way of another.",
    "site/feeds/breach-two.ts",
    'import type { One } from "./breach-one.ts";\nexport type Two = One | 2;\n',
    "import(no-cycle)",
    /cycle/,
  ],
  [
    "A colour in code is refused.",
    "app/components/breach-hex/hex.ts",
    'export const ink = "#1b1830";\n',
    "colours(no-raw)",
    /brand\.yaml/,
  ],
  [
    "A colour in the code of the build is refused.",
    "site/head/breach-hex.ts",
    'export const ink = "#1b1830";\n',
    "colours(no-raw)",
    /brand\.yaml/,
  ],
  [
    "A colour function in code is refused.",
    "app/components/breach-function/function.ts",
    "export const veil = (alpha: number) => `rgb(27 24 48 / ${alpha})`;\n",
    "colours(no-raw)",
    /brand\.yaml/,
  ],
  [
    "The name of a colour in a picture is refused.",
    "app/components/breach-name/name.tsx",
    'export const Dot = () => <circle r="2" fill="red" />;\n',
    "colours(no-raw)",
    /Raw colour "red"/,
  ],
  [
    "An inline style is refused.",
    "app/components/breach-style/style.tsx",
    "export const Box = () => <p style={{ margin: 0 }}>Box</p>;\n",
    "react(forbid-dom-props)",
    /style/,
  ],
  [
    "HTML in a string is refused.",
    "app/components/breach-html/html.tsx",
    'export const Box = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
    "react(no-danger)",
  ],
  [
    "The type any is refused.",
    "site/head/breach-any.ts",
    "export const anything = (value: any): unknown => value;\n",
    "typescript(no-explicit-any)",
    /any/,
  ],
  [
    "A non-null assertion is refused.",
    "site/head/breach-assertion.ts",
    "export const first = (list: string[]): string => list[0]!;\n",
    "typescript(no-non-null-assertion)",
  ],
  [
    "A type error may not be silenced.",
    "site/head/breach-ignore.ts",
    // Stands in a copy of the project alone, where the rule has to refuse it.
    '// @ts-ignore\nexport const count: number = "1";\n',
    "typescript(ban-ts-comment)",
  ],
  [
    "A default export is refused.",
    "app/sections/breach-default/default.ts",
    "export default 1;\n",
    "import(no-default-export)",
  ],
  [
    "A file name in capitals is refused.",
    "app/components/breach-case/BreachCase.ts",
    "export const one = 1;\n",
    "unicorn(filename-case)",
    /kebab/i,
  ],
  [
    "A module of more than 300 lines is refused.",
    "site/head/breach-long.ts",
    Array.from({ length: 301 }, (_, index) => `export const line${index} = ${index};\n`).join(""),
    "eslint(max-lines)",
    /too many lines/,
  ],
];

const project = copyProject();
let found: Diagnostic[] = [];

beforeAll(() => {
  for (const [, file, text] of breaches) project.put(file, text);
  found = (JSON.parse(project.run("oxlint", "--format", "json")) as { diagnostics: Diagnostic[] })
    .diagnostics;
}, 60_000);

afterAll(project.remove);

test.each(breaches)("%s", (_, file, __, rule, message) => {
  const here = found.filter(({ filename, code }) => filename === file && code === rule);
  expect(here, `${rule} in ${file}`).not.toEqual([]);
  expect(here.map((one) => `${one.message} ${one.help ?? ""}`).join("\n")).toMatch(message ?? "");
});

test("The code as it is breaks none of these rules.", () => {
  const spoilt = new Set(breaches.map(([, file]) => file));
  expect(found.filter(({ filename }) => !spoilt.has(filename))).toEqual([]);
});
