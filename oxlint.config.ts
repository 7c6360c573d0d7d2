import { defineConfig, type OxlintOverride } from "oxlint";

const ofScreens = ["components", "hooks", "styles"];
const ofSite = ["pages", "sections", "layouts", "components", "data", "head", "art", "reader"];

/** Files, the folders that they may import besides their own, and those whose types alone. The last entry for a file counts. */
const rooms: readonly (readonly [files: string, may: readonly string[], types?: readonly string[]])[] = [
  ["src/reader/**", []],
  ["src/art/**", []],
  ["src/styles/**", []],
  ["src/hooks/**", []],
  ["src/data/**", ["reader", "art"]],
  ["src/components/**", ["hooks", "styles"], ["data", "art"]],
  ["src/layouts/**", ofScreens, ["data"]],
  ["src/sections/**", [...ofScreens, "data", "head", "art"]],
  ["src/pages/**", [...ofScreens, "sections", "data", "head", "art"]],
  // Browsers must not load what the build runs. Its values are in the rendered page.
  ["src/sections/**/*.tsx", ofScreens, ["data", "head", "art"]],
  ["src/pages/**/*.tsx", [...ofScreens, "sections"], ["data", "head", "art"]],
  ["src/entry.client.tsx", [...ofScreens, "pages", "sections"], ["data"]],
  ["src/head/**", ["data"]],
  // The schemas of pages are in pages/; the paths of the files are in site/.
  ["src/desk/**", ["data", "reader", "pages", "site"]],
  ["src/site/**", ofSite],
  ["src/build/**", [...ofSite, "hooks", "styles", "site", "desk", "entry\\.server"]],
  ["scripts/**", [...ofSite, "site", "desk", "build", "scripts"]],
];

const folderOf = (files: string) => /^(?:src\/)?([\w-]+)/.exec(files)?.[1] ?? "";

const others = ["entry\\.client", "entry\\.server", "content", "tests", "tools"];
const folders = [...rooms.map(([files]) => folderOf(files)), ...others];

/** Matches a relative import of a folder or file, at any depth. */
const relative = (names: readonly string[]) => `^\\.\\.?/(.*/)?(${names.join("|")})(/|\\.tsx$|$)`;

const artEntry = {
  group: ["**/art/**", "!**/art/art.ts"],
  message: "Import pictures from src/art/art.ts alone.",
};

function restrict([files, may, types = []]: (typeof rooms)[number]): OxlintOverride {
  const room = folderOf(files);
  const refused = folders.filter((one) => one !== room && !may.includes(one));
  const message = `${files.replace("/**", "")} may only import from: ${[...may, ...types.map((one) => `${one} (types)`)].join(", ") || "itself"}. See oxlint.config.ts.`;
  const patterns = [
    { regex: relative(refused.filter((one) => !types.includes(one))), message },
    ...(types.length > 0 ? [{ regex: relative(types), allowTypeImports: true, message }] : []),
    ...(room === "art" ? [] : [artEntry]),
  ];
  return { files: [files], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

/** Length of a function: code alone, since comments make it no harder. */
const longest = (max: number) => ({ max, skipBlankLines: true, skipComments: true });

export default defineConfig({
  plugins: ["typescript", "unicorn", "react", "jsx-a11y", "import", "oxc"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["/build", "node_modules"],
  rules: {
    // Lists of content never change, and content can have equal entries (src/pages/equal-entries.test.tsx).
    "react/no-array-index-key": "off",
    // Small helpers are beside their use. This does not slow the build.
    "unicorn/consistent-function-scoping": "off",
    "oxc/no-map-spread": "off",
    // No element has the meaning of role="group" or role="status": fieldset is for forms, output for results.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A menu listens to clicks that bubble up from its links. Each link has its own keyboard access.
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    // A scrolling area needs the focus, so that the arrow keys scroll it (WCAG 2.1.1).
    "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "region"] }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    // `import { type A }` alone still loads the module, since TypeScript keeps imports as written.
    "typescript/no-import-type-side-effects": "error",
    "react/rules-of-hooks": "error",
    // Code that the React Compiler cannot compile is an error.
    "react/invariant": "error",
    "react/rule-suppression": "error",
    "react/syntax": "error",
    "react/todo": "error",
    "react/unsupported-syntax": "error",
    "react/react-in-jsx-scope": "off",
    "react/forbid-dom-props": ["error", { forbid: ["style"] }],
    "react/no-danger": "error",
    "import/no-default-export": "error",
    // Types may refer to each other: a subject takes the whole content, which has all subjects.
    "import/no-cycle": ["error", { ignoreTypes: true }],
    "import/no-unassigned-import": "off",
    "no-console": ["error", { allow: ["error"] }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
  },
  overrides: [
    {
      files: ["src/**", "scripts/**"],
      rules: { "max-lines": ["error", { max: 300, skipBlankLines: true }] },
    },
    { files: ["{src,scripts}/**/*.ts"], rules: { "max-lines-per-function": ["error", longest(60)] } },
    { files: ["src/**/*.tsx"], rules: { "max-lines-per-function": ["error", longest(150)] } },
    {
      // Each is a list of parts that share what they are made from.
      files: ["src/pages/define-page.ts", "src/site/create-site.ts"],
      rules: { "max-lines-per-function": "off" },
    },
    {
      files: ["scripts/**", "src/build/**", "tests/**", "tools/**"],
      rules: { "no-console": "off", "no-await-in-loop": "off" },
    },
    {
      // These files need default exports: entry.server.tsx, page-scripts.ts and tools import them.
      files: ["src/pages/**", "src/sections/*/*.tsx", "*.config.ts", "*.config.js"],
      rules: { "import/no-default-export": "off" },
    },
    {
      // This HTML comes from the build. It contains no input of visitors.
      files: ["src/components/image/**"],
      rules: { "react/no-danger": "off" },
    },
    ...rooms.map(restrict),
    {
      // Tests may import anything, and their tables are long.
      files: ["**/*.test.{ts,tsx}"],
      rules: { "no-restricted-imports": "off", "max-lines": "off", "max-lines-per-function": "off" },
    },
  ],
});
