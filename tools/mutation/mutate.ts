/**
 * Mutation testing: breaks the code of each room of `site/` in every small way that Stryker knows, and sees whether a unit
 * test of that room fails. Prints the scores. Usage: npm run test:mutation [-- feeds head …]
 */
import { availableParallelism } from "node:os";
import { Stryker } from "@stryker-mutator/core";
import { table } from "../figures.ts";

/** The rooms that are measured, the quick ones first, by their folders in `site/`. The content is read and checked by two together. */
const rooms = { feeds: "feeds", head: "head", art: "art", content: "{load,schema}" } as const;
type Room = keyof typeof rooms;
const known = Object.keys(rooms) as Room[];

const lowestScore = 85;

/** Mutates a room. Gives its row of the table, and its score: the share of what was found, of all that was run or that no test reaches. */
async function mutate(room: Room): Promise<{ row: string[]; score: number }> {
  const folder = rooms[room];
  // For vitest.config.ts, which each of Stryker's processes reads.
  process.env.FOLDER = folder;
  const results = await new Stryker({
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    testRunner: "vitest",
    vitest: { configFile: "tools/mutation/vitest.config.ts", related: false },
    mutate: [`site/${folder}/**/*.ts`, "!site/**/*.test.ts"],
    coverageAnalysis: "perTest",
    // What runs once, when a module is loaded, is the same for all tests of a run, and each mutant of it would need a process of its own.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.cache/mutation/${room}.json`,
    tempDirName: `.cache/mutation/${room}`,
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    ignorePatterns: ["build", ".cache", ".react-router", "test-results", "tests/visual", ".ci"],
    concurrency: availableParallelism(),
    // An endless loop is found by its count of rounds; on a busy machine a shorter limit would take slowness for one.
    timeoutMS: 60_000,
    // Stryker reads this file by functions that TypeScript 7 no longer has; the tests do not need it.
    tsconfigFile: "none",
  }).runMutationTest();
  const count = (...states: string[]) => results.filter(({ status }) => states.includes(status)).length;
  const found = count("Killed", "Timeout");
  const valid = found + count("Survived", "NoCoverage");
  const score = (found / valid) * 100;
  const counts = [valid, found, count("Survived"), count("NoCoverage"), count("Ignored")].map(String);
  return { row: [room, `${score.toFixed(1)} %`, ...counts], score };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.some((room) => room === name));
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(", ")}; known are ${known.join(", ")}.`);
  process.exit(1);
}
const rows: string[][] = [];
for (const room of known.filter((one) => asked.length === 0 || asked.includes(one))) {
  const { row, score } = await mutate(room);
  rows.push(row);
  if (score < lowestScore) {
    console.error(`${room} is below ${lowestScore} %: what no test noticed is listed above.`);
    process.exitCode = 1;
  }
}
console.log(
  table(["Room", "Score", "Mutants", "Found by a test", "Survived", "Reached by no test", "Ignored"], rows),
);
