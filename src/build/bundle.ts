/** Builds scripts and styles with Vite. A program, since its end frees the memory, and the rest of the build runs beside it. */
import { once } from "node:events";
import { build, mergeConfig, type InlineConfig } from "vite";
import { viteSettings } from "./vite-settings.ts";

/** What the pages need of a chunk of scripts. */
export type Chunk = {
  fileName: string;
  imports: string[];
  sheets: string[];
  facadeModuleId: string | null;
  isDynamicEntry: boolean;
};

/** Entry modules of all pages. `framed`: how many of them have header and footer. */
export type Entries = { entries: string[]; framed: number };

/** Chunks: React, code of all framed pages and others, code of framed pages, small components that some pages share. */
const chunkGroups = ({ entries, framed }: Entries) => [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: "all", minShareCount: framed + 1 },
  { name: "framed", minShareCount: entries.length - framed + 1 },
  {
    name: "some",
    test: /\/src\/(components|hooks)\//,
    minShareCount: 2,
    entriesAware: true,
    // A request costs some 300 bytes of headers.
    entriesAwareMergeThreshold: 1500,
  },
];

const nameOf = (entry: string) => entry.slice(entry.lastIndexOf("/") + 1).replace(/\+.*/, "");

if (import.meta.main) {
  const [base = "/", outDir = "", server = ""] = process.argv.slice(2);
  const asked = once(process, "message");
  // The build was cancelled.
  process.once("disconnect", () => process.exit());
  const made = (options: InlineConfig["build"]) =>
    build(mergeConfig(viteSettings(), { base, logLevel: "warn", build: options }));
  await made({ ssr: "src/entry.server.tsx", outDir: server });
  const [pages]: Entries[] = await asked;
  if (!pages) throw new Error("The build has no pages.");
  const built = await made({
    outDir,
    license: { fileName: ".vite/licences.json" },
    rolldownOptions: {
      // Names with all kinds of sections would be long.
      input: Object.fromEntries(pages.entries.map((entry, at) => [`${nameOf(entry)}-${at + 1}`, entry])),
      output: { codeSplitting: { groups: chunkGroups(pages) } },
    },
  });
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunks = files
    .filter((file) => file.type === "chunk")
    .map(({ fileName, imports, facadeModuleId, isDynamicEntry, viteMetadata }): Chunk => {
      const sheets = [...(viteMetadata?.importedCss ?? [])];
      return { fileName, imports, sheets, facadeModuleId, isDynamicEntry };
    });
  process.send?.(chunks);
  process.disconnect?.();
}
