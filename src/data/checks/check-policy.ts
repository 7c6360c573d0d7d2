import type { Content } from "../content.ts";
import { isWholeAddress } from "../schema/reference.ts";

type Counter = Pick<Content["site"], "countVisits">;

/** Hosts to which the counter of visits may report: its script's, and those that its settings name. */
export function countingHosts({ countVisits }: Counter): string[] {
  if (!countVisits) return [];
  const { script, attributes, connections } = countVisits;
  const named = [script, ...attributes.map(({ value }) => value), ...connections];
  return [...new Set(named.filter(isWholeAddress).map((address) => new URL(address).origin))];
}

/** What the check says about the counter of visits. */
export const counterNotes = ({ countVisits }: Counter): string[] =>
  countVisits
    ? [
        `site.yaml lets ${countVisits.script} run in every page. Whoever controls it can change the pages and read what visitors type.`,
        `It may report to ${countingHosts({ countVisits }).join(", ")}. Browsers block other hosts: add them to countVisits.connections in site.yaml.`,
      ]
    : [];
