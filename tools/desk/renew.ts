/** Writes a new value into a YAML text as a careful person would: what did not change keeps its comments, order, quotes and folds. */
import { isDeepStrictEqual } from "node:util";
import { format } from "prettier";
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type Document,
  type Node,
} from "yaml";

/** The longest line that Prettier and YAML write (.prettierrc.json). */
export const lineWidth = 110;

/** A text that is longer than this does not stand beside its key, but folded below it. */
const longText = 90;

/** A value with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a list item goes by, wherever it stands. */
const nameOf = (item: unknown) => (isRecord(item) ? (item.id ?? item.title ?? item.name) : undefined);

/** For each item of a list the one of the old list that it was: the same, the one of the same name, or what else stood in its place. */
export function partners(items: readonly unknown[], old: readonly unknown[]): (number | undefined)[] {
  const left = new Set(old.keys());
  const found: (number | undefined)[] = items.map(() => undefined);
  const pass = (fits: (item: unknown, at: number, candidate: number) => boolean) => {
    for (const [at, item] of items.entries()) {
      const match = found[at] ?? [...left].find((candidate) => fits(item, at, candidate));
      if (match === undefined) continue;
      found[at] = match;
      left.delete(match);
    }
  };
  pass((item, _at, candidate) => isDeepStrictEqual(item, old[candidate]));
  pass((item, _at, candidate) => nameOf(item) !== undefined && nameOf(item) === nameOf(old[candidate]));
  // Of what has a name, another name in the same place is a new title only where nothing came or went.
  pass(
    (item, at, candidate) => at === candidate && (items.length === old.length || nameOf(item) === undefined),
  );
  return found;
}

/** A node for a value that is new. */
function fresh(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== "key" && String(scalar.value).length > longText) scalar.type = Scalar.BLOCK_FOLDED;
    },
  });
  return node;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** The node with another value. Parts whose value is the same are the same nodes. */
function renewed(document: Document, node: unknown, value: unknown): Node {
  if (!isNode(node)) return fresh(document, value);
  const old: unknown = node.toJS(document);
  if (isDeepStrictEqual(old, value)) return node;
  if (isMap(node) && isRecord(value)) {
    const pairs = new Map(node.items.map((pair) => [keyOf(pair), pair]));
    // Known keys keep their order; a new one goes behind the key that it follows in the value.
    node.items = node.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
    let before: Pair | undefined;
    for (const [name, item] of Object.entries(value)) {
      let pair: Pair | undefined = pairs.get(name);
      if (pair) pair.value = renewed(document, pair.value, item);
      else {
        pair = new Pair(document.createNode(name), fresh(document, item));
        const place = before ? node.items.findIndex((one) => one === before) + 1 : 0;
        node.items.splice(place, 0, pair as (typeof node.items)[number]);
      }
      before = pair;
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value) && Array.isArray(old)) {
    const { items } = node;
    const match = partners(value, old);
    node.items = value.map((item: unknown, at) => {
      const place = match[at];
      return place === undefined ? fresh(document, item) : renewed(document, items[place], item);
    });
    return node;
  }
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    if (typeof node.value !== typeof value) delete node.type;
    node.value = value;
    delete node.source;
    return node;
  }
  const { commentBefore, comment, spaceBefore } = node;
  return Object.assign(fresh(document, value), { commentBefore, comment, spaceBefore });
}

/** Another text in the lines of a folded one: those before and behind what is another stay as they are. */
function refolded(source: string, text: string): string {
  const [head = "", ...rows] = source.split("\n");
  const indent = /^ */.exec(rows[0] ?? "")?.[0] ?? "";
  const lines = rows.map((row) => row.trim());
  const words = text.split(" ");
  const matches = (at: number, line: string) =>
    words.slice(at, at + line.split(" ").length).join(" ") === line;
  const [before, behind]: [string[], string[]] = [[], []];
  let [from, to] = [0, words.length];
  for (let line = lines[0]; line && matches(from, line); line = lines[0]) {
    before.push(line);
    lines.shift();
    from += line.split(" ").length;
  }
  for (let line = lines.at(-1); line; line = lines.at(-1)) {
    const start = to - line.split(" ").length;
    if (start < from || !matches(start, line)) break;
    behind.unshift(line);
    lines.pop();
    to = start;
  }
  const between: string[] = [];
  for (const word of words.slice(from, to)) {
    const longer = `${between.at(-1) ?? ""} ${word}`;
    if (between.length > 0 && indent.length + longer.length <= lineWidth) between.splice(-1, 1, longer);
    else between.push(word);
  }
  return [head, ...[...before, ...between, ...behind].map((line) => indent + line)].join("\n");
}

/** The document as text, in which long texts are folded, and notes stand beside their keys, as they did. */
function asWritten(document: Document, text: string, width: number): string {
  const sources: string[] = [];
  const alone = (value: unknown, type: Scalar.Type | undefined) =>
    stringify(value, {
      lineWidth: 0,
      ...(type === Scalar.PLAIN || type === Scalar.QUOTE_DOUBLE ? { defaultStringType: type } : {}),
    }).trimEnd();
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !key.range || !isCollection(value) || !value.commentBefore) return;
      if (/^\s*:[ \t]+#/.test(text.slice(key.range[1]).split("\n")[0] ?? ""))
        value.commentBefore = `\uE001${value.commentBefore}`;
    },
    Scalar: (key, node) => {
      if (key === "key" || !node.range || typeof node.value !== "string") return;
      const old = text.slice(node.range[0], node.range[1]).trimEnd();
      // What was renewed has no source of its own any more.
      const isNew = node.source === undefined;
      if (isNew ? old.includes("\n") && node.type !== Scalar.BLOCK_FOLDED : old.length <= longText) return;
      const source = !isNew
        ? old
        : old.includes("\n")
          ? refolded(old, node.value)
          : alone(node.value, node.type);
      sources.push(source);
      node.type = Scalar.PLAIN;
      node.value = `\uE000${sources.length - 1}\uE000`;
    },
  });
  return document
    .toString({ lineWidth: width })
    .replace(/\uE000(\d+)\uE000/g, (_all, at: string) => sources[Number(at)] ?? "")
    .replace(/:\n *#\uE001/g, ": #");
}

/** The text with the new value in it. Where it has that value already, it stays as it is. */
export async function renew(text: string, value: unknown): Promise<string> {
  const document: Document = parseDocument(text);
  if (isDeepStrictEqual(document.toJS(), value)) return text;
  // What stands above the first record, up to an empty line, is said of the file.
  const first = isSeq(document.contents) ? document.contents.items[0] : undefined;
  if (isNode(first) && first.commentBefore?.includes("\n\n")) {
    const cut = first.commentBefore.lastIndexOf("\n\n");
    document.commentBefore = [document.commentBefore, first.commentBefore.slice(0, cut)]
      .filter(Boolean)
      .join("\n\n");
    first.commentBefore = first.commentBefore.slice(cut + 2);
  }
  document.contents = renewed(document, document.contents, value);
  // What has another shape than Prettier's is not put into that for one word.
  const tidy = (words: string) => format(words, { parser: "yaml", printWidth: lineWidth });
  const isTidy = (await tidy(text)) === text;
  const width = isTidy ? lineWidth : 0;
  const plain = document.toString({ lineWidth: width });
  const kept = asWritten(document, text, width);
  // Where YAML reads that as something else, all is folded anew.
  const made = isDeepStrictEqual(parseDocument(kept).toJS(), value) ? kept : plain;
  return isTidy ? tidy(made) : made;
}
