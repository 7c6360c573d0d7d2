import { defineConfig, type OxlintOverride } from "oxlint";

/** Folders of `src/`, and those whose files each may import. `types`: folders for imports of types only. */
const rooms: Readonly<Record<string, { may: readonly string[]; types?: readonly string[] }>> = {
  reader: { may: [] },
  art: { may: [] },
  styles: { may: [] },
  hooks: { may: [] },
  data: { may: ["reader", "art"] },
  components: { may: ["hooks", "styles"], types: ["data", "art"] },
  layouts: { may: ["components", "hooks", "styles"], types: ["data"] },
  sections: { may: ["components", "hooks", "styles", "data", "head", "art"] },
  pages: { may: ["sections", "components", "hooks", "styles", "data", "head", "art"] },
  head: { may: ["data"] },
  // The schemas of pages are in pages/; the paths of the files are in site/.
  desk: { may: ["data", "reader", "pages", "site"] },
  site: { may: ["pages", "sections", "layouts", "components", "data", "head", "art", "reader"] },
  build: {
    may: [
      "site",
      "pages",
      "sections",
      "layouts",
      "components",
      "hooks",
      "styles",
      "data",
      "head",
      "art",
      "reader",
      "desk",
    ],
  },
};

/** Matches a relative import of a folder or file, at any depth. */
const relative = (names: readonly string[]) => `^\\.\\.?/(.*/)?(${names.join("|")})(/|$)`;

const artEntry = {
  group: ["**/art/**", "!**/art/art.ts"],
  message: "Import pictures from src/art/art.ts alone.",
};

const outside = {
  regex: relative(["content", "scripts", "tests", "tools"]),
  message: "src/ imports nothing of content/, scripts/, tests/ or tools/.",
};

/** Length of a function: code alone, since comments make it no harder. */
const longest = (max: number) => ({ max, skipBlankLines: true, skipComments: true });

const entries = ["entry.client", "entry.server"];

/** Rules of the React Compiler that are in no category below. */
const compilerRules = [
  "capitalized-calls",
  "exhaustive-effect-dependencies",
  "hooks",
  "invariant",
  "memo-dependencies",
  "no-deriving-state-in-effects",
  "rule-suppression",
  "syntax",
  "todo",
  "unsupported-syntax",
];

const restrict = (files: string[], ...patterns: object[]): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** Imports that a folder must not have: of values, and of types. */
function forbidden(room: string, { may, types = [] }: (typeof rooms)[string]) {
  const others = Object.keys(rooms).filter((one) => one !== room && !may.includes(one));
  const message = `src/${room} may only import from: ${[...may, ...types.map((one) => `${one} (types)`)].join(", ") || "itself"}. See oxlint.config.ts.`;
  return [
    { regex: relative([...others.filter((one) => !types.includes(one)), ...entries]), message },
    ...(types.length > 0 ? [{ regex: relative(types), allowTypeImports: true, message }] : []),
    ...(room === "art" ? [] : [artEntry]),
    outside,
  ];
}

/** What the build runs. Browsers must not load it, so components only import its types. */
const ofBuild = {
  regex: relative(["data", "head", "art", "reader", "site", "build", "desk"]),
  allowTypeImports: true,
  message: "A component may only import types of what the build runs. Its values are in the rendered page.",
};

/** Imports that each folder must not have. A later override replaces an earlier one, so each is complete. */
const importDirection: OxlintOverride[] = [
  ...Object.entries(rooms).map(([room, rule]) => restrict([`src/${room}/**`], ...forbidden(room, rule))),
  ...["sections", "pages"].map((room) =>
    restrict([`src/${room}/**/*.tsx`], ...forbidden(room, rooms[room] ?? { may: [] }), ofBuild),
  ),
  restrict(["src/entry.client.tsx"], ofBuild, outside),
  restrict(["scripts/**"], {
    regex: relative(["tests", "tools"]),
    message: "scripts/ imports nothing of tests/ or tools/.",
  }),
  // Tests may import anything.
  { files: ["**/*.test.{ts,tsx}"], rules: { "no-restricted-imports": "off" } },
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "react", "jsx-a11y", "import", "oxc"],
  jsPlugins: ["./tools/lint/raw-values.ts"],
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
    "react/exhaustive-deps": "error",
    "react/react-in-jsx-scope": "off",
    "react/forbid-dom-props": ["error", { forbid: ["style"] }],
    "react/no-danger": "error",
    "react/button-has-type": "off",
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
      files: ["src/data/prose/rules.ts", "src/pages/define-page.ts", "src/site/create-site.ts"],
      rules: { "max-lines-per-function": "off" },
    },
    { files: ["src/**", "scripts/**"], rules: { "raw/no-colours": "error" } },
    // Definitions of pages contain paths.
    {
      files: ["src/{art,data,desk,head,reader,sections,site}/**/*.ts"],
      excludeFiles: ["**/*.test.ts"],
      rules: { "raw/no-page-paths": "error" },
    },
    // The colours of the pictures, and those of skin and hair.
    {
      files: ["src/art/palette.ts", "src/art/portrait/colours.ts", "**/*.test.ts"],
      rules: { "raw/no-colours": "off" },
    },
    // Tables of tests are long.
    { files: ["**/*.test.{ts,tsx}"], rules: { "max-lines": "off", "max-lines-per-function": "off" } },
    {
      files: ["scripts/**", "src/build/**", "tests/**", "tools/**"],
      rules: { "no-console": "off", "no-await-in-loop": "off" },
    },
    {
      // These files need default exports: entry.server.tsx, page-scripts.ts and tools import them.
      files: ["src/pages/**", "src/sections/*/*.tsx", "*.config.ts", "*.config.js", "tools/lint/**"],
      rules: { "import/no-default-export": "off" },
    },
    {
      // React sets these styles in the browser. The HTML has none, as the policy requires.
      files: ["src/sections/hero/mosaic.tsx"],
      rules: { "react/forbid-dom-props": "off" },
    },
    {
      // This HTML comes from the build. It contains no input of visitors.
      files: ["src/components/image/**", "src/sections/hero/mosaic.tsx"],
      rules: { "react/no-danger": "off" },
    },
    {
      // Code that the React Compiler cannot compile is an error.
      files: [
        "src/{components,hooks,layouts,pages,sections}/**/*.tsx",
        "src/hooks/**",
        "src/entry.client.tsx",
      ],
      rules: Object.fromEntries(compilerRules.map((rule) => [`react/${rule}`, "error"])),
    },
    ...importDirection,
  ],
});
