import { defineConfig } from "vitest/config";

/** What drives more than `npm test` needs: other engines, and the servers of hosts. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "hosts", include: ["tools/hosts/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "engines",
          include: ["tools/engines/**/*.test.ts"],
          // A journey may lead over twenty pages whose scripts are late.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 6000 } },
        },
      },
    ],
  },
});
