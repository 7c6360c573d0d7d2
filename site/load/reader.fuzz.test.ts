/** Chance looks for what nobody thought of: whatever a file holds, it is sound or explained. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import type { Problem } from "./content-error.ts";
import { schemaOf } from "../../tests/fixtures/schema-of.ts";
import { hold } from "./hold.ts";
import { readContent } from "./load.ts";
import { readMarkdown, readYaml, type Source } from "./read.ts";

/** The same cases in each run, so that a build fails for a reason; FUZZ_RUNS=5000 tries so many new ones. */
const runs = (usual: number): { numRuns: number; seed?: number } => {
  const wanted = Number(process.env["FUZZ_RUNS"] ?? 0);
  return wanted > 0 ? { numRuns: wanted } : { numRuns: usual, seed: 20_260_201 };
};

let root: string;

/** The content of a small provider. */
const whole = "tests/fixtures/content";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(whole, root, { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

const files = readdirSync(whole, { recursive: true, encoding: "utf8" }).filter((file) =>
  schemaOf(file.replaceAll("\\", "/")),
);

/** Writes a file, does something, and restores the file. */
function withFile<Result>(file: string, bytes: Uint8Array | string, act: () => Result): Result {
  writeFileSync(join(root, file), bytes);
  try {
    return act();
  } finally {
    cpSync(join(whole, file), join(root, file));
  }
}

/** Reads one file and holds it against its schema. */
function check(file: string): { source: Source; problems: Problem[] } {
  const problems: Problem[] = [];
  const schema = schemaOf(file);
  if (!schema) throw new Error(`No schema is for ${file}.`);
  const source = (file.endsWith(".md") ? readMarkdown : readYaml)(root, file, problems);
  hold(source, schema, problems);
  return { source, problems };
}

/** Each problem must name a file that is there and a line in it, and say something in each of its parts. */
function expectPlaces(problems: readonly Problem[], changed: string, bytes: Uint8Array): void {
  for (const { file, line, field, found, expected, remedy } of problems) {
    const text = file === changed ? Buffer.from(bytes) : readFileSync(join(root, file));
    const lines = text.toString("latin1").split(/\r\n|\r|\n/).length;
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    for (const part of [field, found, expected, remedy]) expect(part.trim()).not.toBe("");
  }
}

/** Part of the whole, from 0 to 1. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
/** What may happen to a file: a byte, a line, an indent. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant("byte"), place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant("cut"), place }),
  fc.record({ kind: fc.constantFrom("remove", "double", "swap"), place }),
  fc.record({ kind: fc.constant("indent"), place, spaces: fc.constantFrom("", " ", "   ", "    ", "\t") }),
  fc.record({
    kind: fc.constant("insert"),
    place,
    sign: fc.constantFrom(..."\"'{}[]:*&!|>%@`#-?,~\\", ": ", " #", "- ", "---\n", "\u202E", "<<: *a"),
  }),
);

function damaged(
  file: string,
  how: { kind: string; place: number; byte?: number; spaces?: string; sign?: string },
) {
  const bytes = readFileSync(join(whole, file));
  const at = Math.min(bytes.length - 1, Math.floor(how.place * bytes.length));
  if (how.kind === "byte") {
    bytes[at] = how.byte ?? 0;
    return bytes;
  }
  if (how.kind === "cut") return bytes.subarray(0, at);
  const text = bytes.toString();
  if (how.kind === "insert") {
    const before = Math.floor(how.place * text.length);
    return Buffer.from(text.slice(0, before) + (how.sign ?? "") + text.slice(before));
  }
  const lines = text.split("\n");
  const line = Math.min(lines.length - 2, Math.floor(how.place * (lines.length - 1)));
  const [here = "", next = ""] = lines.slice(line, line + 2);
  if (how.kind === "remove") lines.splice(line, 1);
  if (how.kind === "double") lines.splice(line, 0, here);
  if (how.kind === "swap") lines.splice(line, 2, next, here);
  if (how.kind === "indent") lines[line] = (how.spaces ?? "") + here.trimStart();
  return Buffer.from(lines.join("\n"));
}

test("a damaged file is sound, or each of its mistakes has a line in it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), damage, (file, how) => {
      const bytes = damaged(file, how);
      const { problems } = withFile(file, bytes, () => check(file));
      expectPlaces(problems, file, bytes);
      expect(problems.length).toBeLessThan(20);
    }),
    runs(400),
  );
}, 600_000);

test("whatever happens to a file, the whole content is sound or each mistake has its place", () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), damage, (file, how) => {
      const bytes = damaged(file, how);
      const { content, problems } = withFile(file, bytes, () => readContent(root));
      expect(content === undefined).toBe(problems.length > 0);
      expectPlaces(problems, file, bytes);
    }),
    runs(12),
  );
}, 600_000);

test("no bytes at all make the reader fail", () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.uint8Array({ maxLength: 300 }), (file, bytes) => {
      const { problems } = withFile(file, bytes, () => check(file));
      expect(problems.length).toBeGreaterThan(0);
      expectPlaces(problems, file, bytes);
    }),
    runs(200),
  );
}, 600_000);

/** Words as people write them, in any script, and such as YAML would take for something else. */
const wordy = fc.oneof(
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
    .map((text) => `a${text.replace(/[\s\p{C}\p{Z}\uFFFD\u115F\u1160\u3164\uFFA0\u2028\u2029]+/gu, " ")}z`),
  fc.constantFrom(
    "*star*",
    "@home",
    "`tick`",
    "!now",
    "&more",
    "% of it",
    "yes",
    "null",
    "12:30",
    "1e3",
    "- a",
    "a: b",
    "a #b",
    "{x}",
    "[y]",
    "'q'",
    '"p"',
    "—",
  ),
);

/** A value with each text that visitors read replaced, and every number moved, within what the schema allows. */
function varied(value: unknown, words: () => string, number: () => number, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => varied(item, words, number, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]: [string, unknown]) => [
        name,
        // A tile and a portrait are made of names that the code knows.
        name === "tile" || name === "portrait" ? item : varied(item, words, number, name),
      ]),
    );
  if (
    typeof value === "string" &&
    /^(title|name|detail|answer|question|quote|summary|venue|city|excerpt|about|label|lead)$/.test(key)
  )
    return words();
  if (typeof value === "number" && /^(monthly|yearly|courses)$/.test(key)) return number();
  if (/^(start|end)$/.test(key))
    return `20${key === "start" ? 1 + (number() % 4) : 5 + (number() % 4)}0-04-1${number() % 9}T10:30`;
  if (/^(date|updated|posted)$/.test(key)) return `20${String(10 + (number() % 80))}-02-2${number() % 9}`;
  return value;
}

test("a record of any words, numbers and days within the rules is sound, and comes back as it was written", () => {
  const some = files.filter((file) =>
    /^(courses|events|faqs|jobs|people|plans|testimonials|journal|lessons|category-tiles)\.yaml$/.test(file),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...some),
      fc.infiniteStream(wordy),
      fc.infiniteStream(fc.nat(9999)),
      (file, words, numbers) => {
        const { source } = check(file);
        const value = varied(
          source.value,
          () => words.next().value,
          () => numbers.next().value,
        );
        const { source: again, problems } = withFile(file, stringify(value), () => check(file));
        expect(problems).toEqual([]);
        expect(again.value).toEqual(value);
      },
    ),
    runs(60),
  );
}, 600_000);
