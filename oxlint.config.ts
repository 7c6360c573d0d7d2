import { defineConfig, type OxlintOverride } from "oxlint";

/** Folders of `app/`. Each may import from those after it, not from those before; all may import `styles`. */
const appRooms = ["document", "routes", "layouts", "sections", "components", "hooks"];

/** Folders and files of `site/`, in the same way. */
const siteRooms = [
  "content-plugin.ts",
  "dev-files.ts",
  "load-site.ts",
  "make-site.ts",
  "shell.ts",
  "feeds",
  "load",
  "pages.ts",
  "pages",
  "sections.ts",
  "sections",
  "head",
  "views",
  "images",
  "content.ts",
  "lists",
  "page.ts",
  "records.ts",
  "records",
  "prose",
  "file-paths.ts",
  "schema",
  "art",
];

/** Matches a relative import of a folder or file, at any depth. */
const relative = (names: readonly string[]) =>
  `^\\.\\.?/(.*/)?(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})(/|$)`;

/** Browsers must not load code of `site/`. */
const typesOfSite = {
  regex: relative(["site"]),
  allowTypeImports: true,
  message:
    "app/ may only import types from site/. Values come from the rendered page (app/entry.server.tsx).",
};

const outsideApp = {
  regex: relative(["content", "scripts", "tests", "tools"]),
  message: "app/ imports nothing of content/, scripts/, tests/ or tools/.",
};

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

const within = (...files: string[]) => files.map((file) => `packages/prospectus/${file}`);

const restrict = (files: string[], ...patterns: object[]): OxlintOverride => ({
  files: within(...files),
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** Imports that each folder must not have. A later override replaces an earlier one, so each is complete. */
const importDirection: OxlintOverride[] = [
  restrict(["app/*.{ts,tsx}"], typesOfSite, outsideApp),
  ...appRooms.map((room, index) =>
    restrict([`app/${room}/**`], typesOfSite, outsideApp, {
      regex: relative([...appRooms.slice(0, index), "entry.client", "entry.server"]),
      message: `app/${room} may only import from later ones: ${appRooms.join(", ")}. See oxlint.config.ts.`,
    }),
  ),
  restrict(["site/*.ts"], {
    regex: relative(["app", "scripts", "tests", "tools"]),
    message: "site/ imports nothing of app/, scripts/, tests/ or tools/.",
  }),
  ...siteRooms.map((room, index) =>
    restrict([room.endsWith(".ts") ? `site/${room}` : `site/${room}/**`], {
      regex: relative(["app", "scripts", "tests", "tools", ...siteRooms.slice(0, index)]),
      message: `site/${room} may only import from later ones: ${siteRooms.join(", ")}. See oxlint.config.ts.`,
    }),
  ),
  restrict(["scripts/**"], {
    regex: relative(["app", "tests", "tools"]),
    message: "scripts/ imports nothing of app/, tests/ or tools/.",
  }),
  restrict(["scripts/dev.ts", "scripts/finish-build.ts"], {
    regex: relative(["app", "tests"]),
    message: "scripts/ may only import the desk from tools/.",
  }),
  // These two import the renderer by its path, and its types.
  restrict(["scripts/render-pages.ts", "scripts/dev-pages.ts"], {
    regex: relative(["app", "tests", "tools"]),
    allowTypeImports: true,
    message: "scripts/ may only import types from app/.",
  }),
  // Tests may import anything.
  { files: ["**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "react", "jsx-a11y", "import", "oxc"],
  jsPlugins: ["./tools/lint/raw-values.ts"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["build", "node_modules"],
  rules: {
    // These lists never change, and content can have equal entries.
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
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-unassigned-import": "off",
    "no-console": ["error", { allow: ["error"] }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
  },
  overrides: [
    {
      files: within("app/**", "site/**", "scripts/**"),
      rules: { "max-lines": ["error", { max: 300, skipBlankLines: true }] },
    },
    { files: ["packages/**"], rules: { "raw/inside-package": "error" } },
    { files: within("app/**", "site/**", "scripts/**"), rules: { "raw/no-colours": "error" } },
    // Definitions of pages contain paths.
    {
      files: within("site/**"),
      excludeFiles: [...within("site/pages/*.ts"), "**/*.test.ts"],
      rules: { "raw/no-page-paths": "error" },
    },
    // Colours of skin and hair do not belong to a brand.
    {
      files: within("site/art/portrait/colours.ts", "{site,scripts}/**/*.test.ts"),
      rules: { "raw/no-colours": "off" },
    },
    // Tables of tests are long.
    { files: ["**/*.test.ts"], rules: { "max-lines": "off" } },
    {
      files: [...within("scripts/**", "tests/**", "tools/**"), "tests/**", "tools/**"],
      rules: { "no-console": "off", "no-await-in-loop": "off" },
    },
    {
      // These files need default exports: entry.server.tsx, page-scripts.ts and tools import them.
      files: [
        ...within("app/routes/**", "app/sections/*/*.tsx", "*.config.ts"),
        "*.config.ts",
        "*.config.js",
        "tools/lint/**",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      // React sets these styles in the browser. The HTML has none, as the policy requires.
      files: within("app/sections/hero/mosaic.tsx"),
      rules: { "react/forbid-dom-props": "off" },
    },
    {
      // This HTML comes from the build. It contains no input of visitors.
      files: within("app/components/image/**", "app/sections/hero/mosaic.tsx"),
      rules: { "react/no-danger": "off" },
    },
    {
      // Code that the React Compiler cannot compile is an error.
      files: within("app/**"),
      rules: Object.fromEntries(compilerRules.map((rule) => [`react/${rule}`, "error"])),
    },
    ...importDirection,
  ],
});
