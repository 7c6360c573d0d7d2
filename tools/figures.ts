/** Writes what a tool has measured into a page of docs/. */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { format } from "prettier";

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

/** A table in Markdown. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(heads), row(heads.map(() => "---")), ...rows.map(row)].join("\n");

/** The day and the machine on which something is measured, without a full stop. To be asked before the measuring loads it. */
export const machine = (): string =>
  `Measured on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}; load before the run ${(loadavg()[0] ?? 0).toFixed(1)}`;

/** Puts text into a page, between `<!-- mark -->` and `<!-- /mark -->`. Throws where one of them is missing. */
export async function writeFigures(page: string, mark: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before, rest = ""] = readFileSync(page, "utf8").split(begin);
  const [, after] = rest.split(end);
  if (after === undefined)
    throw new Error(`${page} lacks the line ${begin} or ${end}, between which the figures go: put both in.`);
  const whole = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  writeFileSync(page, await format(whole, { parser: "markdown" }));
}
