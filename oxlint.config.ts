import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, type OxlintOverride } from "oxlint";

/** The rooms of `app/`: each may import from those after it, never from those before. `styles` are for all. */
const appRooms = ["document", "routes", "layouts", "sections", "components", "hooks"];

/** The rooms and files of `site/`, in the same way. */
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
  "own-sections.ts",
  "schema",
  "art",
];

/** Matches a relative import of one of these folders or files, from however deep. */
const relative = (names: readonly string[]) =>
  `^\\.\\.?/(.*/)?(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})(/|$)`;

/** `app/` knows the shape of what `site/` makes, not how: nothing of `site/` may reach a browser. */
const typesOfSite = {
  regex: relative(["site"]),
  allowTypeImports: true,
  message:
    "app/ may only import types from site/. Values come with the page that is rendered (app/entry.server.tsx).",
};

/** Content, scripts, tests and tools are never imported by the front end, except by tests. */
const outsideApp = {
  regex: relative(["content", "scripts", "tests", "tools"]),
  message: "The front end imports nothing of content/, scripts/, tests/ or tools/.",
};

/** Files of the engine. */
const within = (...files: string[]) => files.map((file) => `packages/prospectus/${file}`);

const restrict = (files: string[], ...patterns: object[]): OxlintOverride => ({
  files: within(...files),
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** Which modules each room must not import. A later override replaces an earlier one, so each lists all that holds for its files. */
const importDirection: OxlintOverride[] = [
  restrict(["app/*.{ts,tsx}"], typesOfSite, outsideApp),
  ...appRooms.map((room, index) =>
    restrict([`app/${room}/**`], typesOfSite, outsideApp, {
      regex: relative([...appRooms.slice(0, index), "entry.client", "entry.server"]),
      message: `app/${room} may only import from what stands after it: ${appRooms.join(", ")}. See oxlint.config.ts.`,
    }),
  ),
  restrict(["site/*.ts"], {
    regex: relative(["app", "scripts", "tests", "tools"]),
    message: "site/ imports nothing of app/, scripts/, tests/ or tools/.",
  }),
  ...siteRooms.map((room, index) =>
    restrict([room.endsWith(".ts") ? `site/${room}` : `site/${room}/**`], {
      regex: relative(["app", "scripts", "tests", "tools", ...siteRooms.slice(0, index)]),
      message: `site/${room} may only import from what stands after it: ${siteRooms.join(", ")}. See oxlint.config.ts.`,
    }),
  ),
  restrict(["scripts/**"], {
    regex: relative(["app", "tests", "tools"]),
    message: "Scripts work on the built pages and on site/, not on the front end, tests or tools.",
  }),
  restrict(["scripts/finish-build.ts"], {
    regex: relative(["app", "tests"]),
    message: "Of tools/, the build writes the desk online.",
  }),
  // The two that have pages rendered import what does, by its path, and its types.
  restrict(["scripts/render-pages.ts", "scripts/dev-pages.ts"], {
    regex: relative(["app", "tests", "tools"]),
    allowTypeImports: true,
    message: "Only the types of what renders pages are imported.",
  }),
  // A test may read whatever shows that its subject is right.
  { files: ["**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
];

/** Correctness, the direction of imports, plain TypeScript, and no style or HTML written into elements. */
export default defineConfig({
  plugins: ["typescript", "unicorn", "react", "jsx-a11y", "import", "oxc"],
  jsPlugins: [
    "./tools/lint/raw-values.ts",
    "./tools/lint/plain-english.ts",
    // oxlint keeps the plugin's own name for its port of two of these rules.
    { name: "react-compiler", specifier: "eslint-plugin-react-hooks" },
  ],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["build", "node_modules"],
  rules: {
    // Lists here are static and never reordered, and content may hold equal entries.
    "react/no-array-index-key": "off",
    // Small helpers stand where they are used; the build is not slowed by them.
    "unicorn/consistent-function-scoping": "off",
    "oxc/no-map-spread": "off",
    // role="group" and role="status" have no element of the same meaning: fieldset is for forms, output for results.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A click that bubbles up from a link to its menu is not a control of its own.
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    // What scrolls inside the page must take the focus, so that the arrow keys move it (WCAG 2.1.1).
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
      files: within("app/**", "site/**", "scripts/**", "deploy/**"),
      rules: { "max-lines": ["error", { max: 300, skipBlankLines: true }] },
    },
    { files: ["packages/**"], rules: { "raw/inside-package": "error", "english/plain": "error" } },
    { files: within("app/**", "site/**", "scripts/**"), rules: { "raw/no-colours": "error" } },
    // A definition says where its pages stand.
    {
      files: within("site/**"),
      excludeFiles: [...within("site/pages/*.ts"), "**/*.test.ts"],
      rules: { "raw/no-page-paths": "error" },
    },
    // Skin and hair are of people, not of a brand.
    {
      files: within("site/art/portrait/colours.ts", "{site,scripts}/**/*.test.ts"),
      rules: { "raw/no-colours": "off" },
    },
    // A long test is a long list of sentences.
    { files: ["**/*.test.ts"], rules: { "max-lines": "off" } },
    {
      files: [
        ...within("bin/**", "scripts/**", "tests/**", "tools/**"),
        "packages/create-prospectus/bin/**",
        "tests/**",
        "tools/**",
      ],
      rules: { "no-console": "off", "no-await-in-loop": "off" },
    },
    {
      // app/entry.server.tsx, scripts/page-scripts.ts, Cloudflare and the tools ask for these by their default export.
      files: [
        ...within(
          "app/routes/**",
          "app/sections/*/*.tsx",
          "*.config.ts",
          "tools/*/*.config.ts",
          "deploy/cloudflare/worker.ts",
        ),
        "*.config.ts",
        "*.config.js",
        "tools/lint/**",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      // React sets these styles in the browser; the HTML has none, since the policy allows none.
      files: within("app/sections/hero/mosaic.tsx"),
      rules: { "react/forbid-dom-props": "off" },
    },
    {
      // The scripts of the theme and of the mosaic, and pictures that the build draws: no words of a visitor are in them.
      files: within("app/components/image/**", "app/sections/hero/mosaic.tsx"),
      rules: { "react/no-danger": "off" },
    },
    {
      // Whatever the React Compiler cannot read is an error too.
      files: within("app/**"),
      rules: Object.fromEntries(
        Object.keys(reactHooks.rules).map((rule) => [`react-compiler/${rule}`, "error"]),
      ),
    },
    ...importDirection,
  ],
});
