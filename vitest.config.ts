import { defineConfig } from "vitest/config";

/** Unit tests stand beside their code; the tests of the built HTML need `npm run build` first. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "site/**/*.test.ts", "{scripts,tests/rules}/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "html",
          include: ["tests/{html,budgets}/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
