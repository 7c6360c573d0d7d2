/** What `docs/hosts.md` says: made of the behaviours, the servers and the differences that the run has found to be so. */
import { format } from "prettier";
import { behaviours } from "./behaviours.ts";
import { differences } from "./differences.ts";

const opening = `# Hosts

The same site on different hosts. \`npm run test:hosts\` puts the same questions to each kind of server that can run on a developer's machine, with the configuration in [\`deploy/\`](../deploy), and writes this page. A difference that is not declared in \`tools/hosts/differences.ts\` fails the run; one that is no longer so fails it too.

- **npm start** is the project's own server, \`scripts/serve.ts\`. \`npm test\` holds it to the same list.
- **nginx** and **Caddy** are Debian's packages.
- **container** is the nginx of the image, run without rights as nobody on a read-only file system, as the image is told to run.
- **Cloudflare** is the runtime of Cloudflare Workers, with the site's worker and static assets.
- **Netlify** and **GitHub Pages** have no server to run here. The run reads the header rules for Netlify with Netlify's own parser and holds them to the same source for every file; \`npm test\` holds the folders that both are given. What they do otherwise is in their READMEs: [Netlify](../deploy/netlify), [GitHub Pages](../deploy/github-pages).
`;

/** Gives the text of docs/hosts.md for these servers. */
export async function hostsPage(servers: readonly string[]): Promise<string> {
  const notes: string[] = [];
  const numberOf = (reason: string) => {
    if (!notes.includes(reason)) notes.push(reason);
    return notes.indexOf(reason) + 1;
  };
  const rows = behaviours.map(({ title }) => {
    const cells = servers.map((name) => {
      const difference = differences.find((one) => one.server === name && one.behaviour === title);
      return difference ? `${difference.word} (${numberOf(difference.reason)})` : "yes";
    });
    return `| ${[title[0]?.toUpperCase() + title.slice(1), ...cells].join(" | ")} |`;
  });
  const table = [
    `| What a host does | ${servers.join(" | ")} |`,
    `| --- | ${servers.map(() => "---").join(" | ")} |`,
    ...rows,
  ];
  const list = notes.map((reason, index) => `${index + 1}. ${reason}`);
  return format([opening, table.join("\n"), "## What differs", list.join("\n")].join("\n\n"), {
    parser: "markdown",
  });
}
