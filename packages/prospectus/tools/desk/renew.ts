/** Writes a new value into YAML. Unchanged parts keep their comments, order and quotes. */
import { isDeepStrictEqual } from "node:util";
import { format } from "prettier";
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
  type Pair,
} from "yaml";
import { lineWidth } from "../../site/line-width.ts";

/** Longer texts are folded below their key. */
const longText = 90;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a form has no value: empty fields, unchecked boxes, and groups or lists of these. */
const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(isEmpty)
    : value === "" || value === false || value === null || value === undefined;

const nameOf = (item: unknown) => (isRecord(item) ? (item.id ?? item.title ?? item.name) : undefined);

/** Matches new list items to old ones: equal first, then by name, then by position. */
export function partners(items: readonly unknown[], old: readonly unknown[]): (number | undefined)[] {
  const left = new Set(old.keys());
  const take = (fits: (candidate: number) => boolean) => {
    const match = [...left].find(fits);
    if (match !== undefined) left.delete(match);
    return match;
  };
  const same = items.map((item) => take((candidate) => isDeepStrictEqual(item, old[candidate])));
  const named = items.map((item, at) => {
    const name = nameOf(item);
    return same[at] ?? take((candidate) => name !== undefined && name === nameOf(old[candidate]));
  });
  // Match a renamed item by position only if the list has the same length.
  const stays = (item: unknown) => items.length === old.length || nameOf(item) === undefined;
  return items.map((item, at) => named[at] ?? take((candidate) => candidate === at && stays(item)));
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** The old node with a new value, or a new node without empty values. */
function renewed(document: Document, known: unknown, value: unknown): Node {
  const node = isNode(known)
    ? known
    : document.createNode(isRecord(value) ? {} : Array.isArray(value) ? [] : value);
  const old: unknown = node.toJS(document);
  if (isDeepStrictEqual(old, value)) return node;
  if (isMap(node) && isRecord(value)) {
    const items: Pair[] = node.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
    // Old keys keep their order. A new key follows the key before it.
    let place = 0;
    for (const [name, item] of Object.entries(value)) {
      const at = items.findIndex((pair) => keyOf(pair) === name);
      const pair = items[at];
      if (pair) pair.value = renewed(document, pair.value, item);
      else if (isEmpty(item)) continue;
      else items.splice(place, 0, document.createPair(name, renewed(document, undefined, item)));
      place = (pair ? at : place) + 1;
    }
    return Object.assign(node, { items });
  }
  if (isSeq(node) && Array.isArray(value) && Array.isArray(old)) {
    const match = partners(value, old);
    const items = value.map((item: unknown, at) => renewed(document, node.items[match[at] ?? -1], item));
    return Object.assign(node, { items });
  }
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    // Forms remove the final line break of a text.
    const isLine = typeof old === "string" && typeof value === "string" && old.endsWith("\n");
    node.value = isLine ? `${value.trimEnd()}\n` : value;
    if (typeof old !== typeof value) delete node.type;
    return node;
  }
  const { commentBefore, comment, spaceBefore } = node;
  return Object.assign(renewed(document, undefined, value), { commentBefore, comment, spaceBefore });
}

/** Replaces each mark with its text, indented for its place. */
function restored(text: string, kept: readonly string[]): string {
  const lines = text.split("\n").map((line) => {
    const margin = " ".repeat((/^(?: |- )*/.exec(line)?.[0].length ?? 0) + 2);
    return line.replaceAll(/\uE000(\d+)\uE000/g, (_mark, at: string) => {
      const [head = "", ...rest] = kept[Number(at)]?.split("\n") ?? [];
      const old = Math.min(...rest.filter((one) => one.trim()).map((one) => one.search(/\S/)));
      return [head, ...rest.map((one) => one.trim() && margin + one.slice(old))].join("\n");
    });
  });
  return lines.join("\n");
}

/** The YAML with a new value, formatted by Prettier. Unchanged texts keep their lines; long new ones are folded. */
export async function renew(text: string, value: unknown): Promise<string> {
  const document: Document = parseDocument(text);
  // A comment above the first record, up to an empty line, belongs to the file.
  const first = isSeq(document.contents) ? document.contents.items[0] : undefined;
  const notes = (isNode(first) && first.commentBefore) || "";
  const cut = notes.lastIndexOf("\n\n");
  if (isNode(first) && cut > 0) {
    document.commentBefore = notes.slice(0, cut);
    first.commentBefore = notes.slice(cut + 2);
  }
  const old = new Map<Scalar, unknown>();
  visit(document, { Scalar: (_key, node) => void old.set(node, node.value) });
  document.contents = renewed(document, document.contents, value);
  // The YAML library folds all texts again, so marks replace the unchanged ones.
  const kept: string[] = [];
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || typeof node.value !== "string") return;
      const source = node.range ? text.slice(node.range[0], node.range[1]).trimEnd() : "";
      if (old.get(node) === node.value && /^(?:[^|>\s]|[|>]-?\n)/.test(source)) {
        node.value = `\uE000${kept.push(source) - 1}\uE000`;
        node.type = Scalar.PLAIN;
      } else if (node.type === undefined && node.value.length > longText) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return format(restored(document.toString({ lineWidth }), kept), {
    parser: "yaml",
    printWidth: lineWidth,
  });
}

/** Front matter and text of Markdown, or the whole of other files. */
function partsOf(isMarkdown: boolean, text: string): [yaml: string, prose: string] {
  if (!isMarkdown) return [text, ""];
  const [, yaml = "", prose = ""] = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return [yaml, prose];
}

export async function renewFile(path: string, old: string, text: string): Promise<string> {
  const isMarkdown = path.endsWith(".md");
  const [newYaml, newProse] = partsOf(isMarkdown, text);
  const [oldYaml, oldProse] = partsOf(isMarkdown, old);
  // The editor refers to a new picture by its address.
  const named = (_key: unknown, value: unknown) =>
    typeof value === "string" ? value.replace(/^\/images\/(?=[\w-]+\.\w+$)/, "") : value;
  const yaml = await renew(oldYaml, parse(newYaml, named));
  const tidy = (prose: string) => format(prose, { parser: "markdown", printWidth: lineWidth });
  const prose = (await tidy(newProse)) === (await tidy(oldProse)) ? oldProse : `\n${await tidy(newProse)}`;
  return isMarkdown ? `---\n${yaml}---\n${prose}` : yaml;
}
