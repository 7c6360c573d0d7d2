/** What a run over the hosts has found: made of the behaviours, the servers and the differences that were seen to be so. */
import { table } from "../figures.ts";
import { behaviours } from "./behaviours.ts";
import { differences } from "./differences.ts";

/** A row for each behaviour, a column for each of these servers, and the reason of each difference. */
export function report(servers: readonly string[]): string {
  const notes: string[] = [];
  const numberOf = (reason: string) => {
    if (!notes.includes(reason)) notes.push(reason);
    return notes.indexOf(reason) + 1;
  };
  const rows = behaviours.map(({ title }) => [
    title,
    ...servers.map((name) => {
      const difference = differences.find((one) => one.server === name && one.behaviour === title);
      return difference ? `${difference.word} (${numberOf(difference.reason)})` : "yes";
    }),
  ]);
  const list = notes.map((reason, index) => `${index + 1}. ${reason}`);
  return [table(["What a host does", ...servers], rows), list.join("\n")].join("\n\n");
}
