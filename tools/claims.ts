/** Compares the claims of the content with docs/before-launch.md. It finds candidates: a person decides. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";

/** Figures and promises, each with the next word; names of people and companies within a sentence. */
const kinds = [
  /[$#]?\d[\d.,:]*[+%$kKM]?(?: \(?[\w.]+\)?)?/g,
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|hundred|thousand|million)s? \w+/gi,
  /\b(?:always|any|captions?|certificates?|every|everyone|forever|free|guarantee\w*|invoices?|leading|never|no cost|refund\w*|unlimited)\b(?: \w+)?/gi,
  /(?<=[\p{Ll},] )\p{Lu}[\p{Ll}’]+(?: &)?(?: \p{Lu}[\p{Ll}’]+)+/gu,
];

/** A text or number of the content. Its names are the keys, kinds of sections and ids of records that lead to it. */
type Text = { text: string; names: readonly string[] };

function textsIn(value: unknown, names: readonly string[] = []): Text[] {
  if (typeof value === "string" || typeof value === "number") return [{ text: String(value), names }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, names));
  if (typeof value !== "object" || value === null) return [];
  const own = ["kind", "id"].flatMap((key) => (key in value ? [String(Reflect.get(value, key))] : []));
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...names, ...own, key]));
}

/** Items of the document: files of the content, then the keys in them. Without keys, an item means whole files. */
function itemsIn(document: string): { files: string[]; keys: string[] }[] {
  const inCode = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  return [...document.matchAll(/^- (`[^:]*)(?:: (`[^:]*))?:/gm)]
    .map(([, files = "", keys = ""]) => ({ files: inCode(files), keys: inCode(keys) }))
    .filter(({ files }) => files.every((file) => !file.startsWith("src/")));
}

/** Claims that the document does not name, and names of the document that the content does not have. */
export function compareClaims(folder: string, specification: string, document: string): string[] {
  const items = itemsIn(document);
  // Without marks around words, and with the points of numbers.
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d$%+.]+|\.(?!\d)/gu, " ");
  const given = ` ${plain(specification)} `;
  const isGiven = (claim: string) => given.includes(` ${plain(claim).trim()} `);
  const texts = globSync("**/*.{yaml,md}", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), "utf8");
      const parts = file.endsWith(".md") ? source : parseAllDocuments(source).map((part) => part.toJS());
      return textsIn(parts).map((text) => ({ file, ...text }));
    });
  const isIn = (file: string, named: readonly string[]) =>
    named.some((one) => one === file || (one.endsWith("/") && file.startsWith(one)));
  const isNamed = ({ file, names }: (typeof texts)[number]) =>
    items.some(
      ({ files, keys }) =>
        isIn(file, files) && (keys.length === 0 || keys.some((key) => names.includes(key))),
    );
  const missing = texts
    .filter((text) => !isNamed(text))
    .flatMap(({ file, names, text }) =>
      kinds
        .flatMap((kind) => text.match(kind) ?? [])
        .filter((claim) => !isGiven(claim))
        .map((claim) => `${folder}/${file}: ${names.join(".")}: “${claim}”`),
    );
  const stale = items.flatMap(({ files, keys }) => {
    const here = texts.filter(({ file }) => isIn(file, files));
    return [
      ...files.filter((file) => !here.some((text) => isIn(text.file, [file]))),
      ...keys.filter((key) => !here.some(({ names }) => names.includes(key))),
    ].map((name) => `The content has no “${name}”, which docs/before-launch.md names.`);
  });
  return [...missing, ...stale];
}

if (import.meta.main) {
  const read = (name: string) => readFileSync(join("docs", name), "utf8");
  const differences = compareClaims("content", read("specification.md"), read("before-launch.md"));
  for (const line of differences) console.log(line);
  console.log(`${differences.length} differences between content/ and docs/before-launch.md.`);
}
