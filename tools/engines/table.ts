/** Writes what the run has found to docs/engines.md. */
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { features } from "./features.ts";

/** What came out in one engine: its heading, the journeys that passed or failed, and the features that it has. */
export type Outcome = {
  heading: string;
  journeys: Map<string, boolean>;
  features: Map<string, boolean>;
};

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map(() => "---")), ...rows.map(row)].join("\n");

/** Writes the table. The same outcomes give the same text; nothing in it is a time or a machine's name. */
export async function writeTable(outcomes: readonly Outcome[]): Promise<void> {
  const headings = outcomes.map(({ heading }) => heading);
  const titles = [...new Set(outcomes.flatMap(({ journeys }) => [...journeys.keys()]))];
  const said = (passed: boolean | undefined) =>
    passed === undefined ? "not run" : passed ? "works" : "**fails**";
  const text = `# Engines

Written by \`npm run test:engines\`: the same journeys in each engine, by the same code (\`tools/engines/\`). A page “reads well” when it has its heading, writes nothing to the console, breaks no policy, misses no file, does not scroll sideways in windows of 1280, 390 and 320 px, and violates no rule of axe. WebKit is WebKitGTK ${headings.find((one) => one.startsWith("WebKit"))?.replace("WebKit ", "") ?? ""}, which draws as Safari 26.0 does. “Features off” is the same Firefox without what older ones lack.

## What an engine lacks

${table(
  ["Feature", ...headings, "Where it is lacking"],
  features.map(({ name, without }) => [
    name,
    ...outcomes.map((outcome) => (outcome.features.get(name) ? "yes" : "**no**")),
    without,
  ]),
)}

## Journeys

${table(
  ["Journey", ...headings],
  titles.map((title) => [title, ...outcomes.map(({ journeys }) => said(journeys.get(title)))]),
)}
`;
  writeFileSync("docs/engines.md", await format(text, { parser: "markdown" }));
}
