/**
 * Mutation testing: breaks the code of each room of `site/` in every small way that Stryker knows, and sees whether a unit
 * test of that room fails. Writes the scores into docs/mutation.md. Usage: npm run test:mutation [-- feeds head …]
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** The rooms that are measured, the quick ones first, by their folders in `site/`. The content is read and checked by two together. */
const folders = { feeds: "feeds", head: "head", art: "art", content: "{load,schema}" } as const;
type Room = keyof typeof folders;
const rooms = Object.keys(folders) as Room[];

/** What became of a mutant (https://stryker-mutator.io/docs/mutation-testing-elements/mutant-states-and-metrics). */
type Status = "Killed" | "Survived" | "NoCoverage" | "Timeout" | "Ignored";
type Report = { files: Record<string, { mutants: { status: Status }[] }> };

const doc = "docs/mutation.md";
const [opening, closing] = ["<!-- scores -->", "<!-- end of scores -->"];
const reportOf = (room: Room) => `test-results/mutation/${room}.json`;

/** The row of a room: its mutants, and what became of them. The score counts all that were run or that no test reaches. */
function rowOf(room: Room): string {
  const report = JSON.parse(readFileSync(reportOf(room), "utf8")) as Report;
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const count = (...states: Status[]) => mutants.filter(({ status }) => states.includes(status)).length;
  const found = count("Killed", "Timeout");
  const valid = found + count("Survived", "NoCoverage");
  const score = ((found / valid) * 100).toFixed(1);
  return `| ${room} | ${score} % | ${valid} | ${found} | ${count("Survived")} | ${count("NoCoverage")} | ${count("Ignored")} |`;
}

/** Puts a room that was run into the table, which keeps what it says of the others. */
function writeScore(run: Room): void {
  const text = readFileSync(doc, "utf8");
  const [before, rest = ""] = text.split(opening);
  const [table = "", after] = rest.split(closing);
  if (after === undefined)
    throw new Error(
      `${doc} lacks the lines ${opening} and ${closing}, between which the scores stand; put them back.`,
    );
  const lines = table.split("\n");
  const rows = rooms.flatMap((room) =>
    room === run ? [rowOf(room)] : lines.filter((line) => line.startsWith(`| ${room} `)),
  );
  const head = [
    "| Room | Score | Mutants | Found by a test | Survived | Reached by no test | Ignored |",
    "| --- | --- | --- | --- | --- | --- | --- |",
  ];
  writeFileSync(doc, `${before}${opening}\n\n${[...head, ...rows].join("\n")}\n\n${closing}${after}`);
  spawnSync("prettier", ["--write", "--log-level", "warn", doc], { stdio: "inherit" });
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !rooms.some((room) => room === name));
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(", ")}; known are ${rooms.join(", ")}.`);
  process.exit(1);
}
const wanted = rooms.filter((room) => asked.length === 0 || asked.includes(room));
const below = wanted.filter((room) => {
  rmSync(reportOf(room), { force: true });
  const { status } = spawnSync("stryker", ["run", "tools/mutation/stryker.config.js"], {
    stdio: "inherit",
    env: { ...process.env, ROOM: room, FOLDER: folders[room] },
  });
  if (!existsSync(reportOf(room))) {
    console.error(`Stryker did not get to the end of ${room}: what it says above is to be put right first.`);
    process.exit(1);
  }
  writeScore(room);
  return status !== 0;
});
if (below.length > 0) {
  console.error(
    `Below the score that is asked for: ${below.join(", ")}. What no test noticed is listed above.`,
  );
  process.exit(1);
}
