/** How a tool prints what it has measured. */
import { availableParallelism, loadavg, totalmem } from "node:os";

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

/** A table in Markdown. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(heads), row(heads.map(() => "---")), ...rows.map(row)].join("\n");

/** The day and the machine on which something is measured, without a full stop. To be asked before the measuring loads it. */
export const machine = (): string =>
  `Measured on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}; load before the run ${(loadavg()[0] ?? 0).toFixed(1)}`;
