import type { Content } from "../content.ts";
import { fileOf } from "../content-files.ts";
import { isWholeAddress } from "../schema/reference.ts";

/** Hosts to which the counter of visits may report: its script's, and those that its attributes name. */
export const countingHosts = ({ countVisits }: Pick<Content["site"], "countVisits">): string[] => {
  const { script, attributes } = countVisits ?? { script: "", attributes: [] };
  const addresses = [script, ...attributes.map(({ value }) => value)].filter(isWholeAddress);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};

/** A sentence for each foreign site whose scripts run in the pages, and one about the counter of visits. */
export function foreignScripts(site: Content["site"]): string[] {
  const { policy, countVisits } = site;
  const hosts = [...countingHosts(site), ...policy.connections].join(", ");
  return [
    ...[...policy.scripts, ...(countVisits ? [countVisits.script] : [])].map(
      (source) =>
        `${fileOf("site")} lets ${source} run scripts in every page (script-src). Whoever controls that site can change the pages and read what visitors type.`,
    ),
    ...(countVisits
      ? [
          `The counter of visits may report to ${hosts}. If its service names another host, add that to policy.connections in ${fileOf("site")}: browsers block all others.`,
        ]
      : []),
  ];
}
