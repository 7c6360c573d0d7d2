import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

const folder = process.env.FOLDER ?? "*";

/** Short files first: the first test that fails ends the run of a mutant. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const duration = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((one, other) => duration(one) - duration(other));
  }
}

/** What Stryker runs for each mutant: the unit tests of the mutant's room of `site/` alone (`mutate.ts`). */
export default defineConfig({
  test: {
    name: "unit",
    include: [`site/${folder}/**/*.test.ts`],
    isolate: false,
    // On a busy machine a shorter limit would take slowness for a mutant that was found.
    testTimeout: 60_000,
    sequence: { sequencer: ShortestFirst },
  },
});
