/** Random files: each is either valid or explained. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { ContentError, type Problem } from "./content-error.ts";
import { loadContent } from "../site/load.ts";

/** Equal cases in each run, so that a failure can be repeated. FUZZ_RUNS=5000 tries new ones. */
const wanted = Number(process.env["FUZZ_RUNS"] ?? 0);
const runs = wanted > 0 ? { numRuns: wanted } : { numRuns: 60, seed: 20_260_201 };

const whole = "tests/fixtures/content";
const { root, remove } = copyContent();
afterAll(remove);

const files = readdirSync(whole, { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/.test(file));

/** Each problem has an existing file and line, and all its texts. */
function expectPlaces(problems: readonly Problem[]): void {
  for (const { file, line, field, found, expected, remedy } of problems) {
    const lines = readFileSync(join(root, file), "latin1").split(/\r\n|\r|\n/).length;
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    for (const part of [field, found, expected, remedy]) expect(part.trim()).not.toBe("");
  }
}

const signs = [..."\"'{}[]:*&!|>%@`#-?,~\\", ": ", " #", "- ", "---\n", "\u202E", "<<: *a"];

/** Damage to a file: a byte, line or indent at a place from 0 to 1, or other bytes. */
const damage = fc.record({
  file: fc.constantFrom(...files),
  kind: fc.constantFrom("other", "byte", "cut", "insert", "remove", "double", "swap", "indent"),
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  byte: fc.nat(255),
  other: fc.uint8Array({ maxLength: 300 }),
  sign: fc.constantFrom(...signs),
  spaces: fc.constantFrom("", " ", "   ", "    ", "\t"),
});

type Damage = typeof damage extends fc.Arbitrary<infer How> ? How : never;

function damaged({ file, kind, place, byte, other, sign, spaces }: Damage) {
  if (kind === "other") return other;
  const bytes = readFileSync(join(whole, file));
  const at = Math.min(bytes.length - 1, Math.floor(place * bytes.length));
  if (kind === "byte") bytes[at] = byte;
  if (kind === "byte") return bytes;
  if (kind === "cut") return bytes.subarray(0, at);
  const text = bytes.toString();
  if (kind === "insert") return Buffer.from(text.slice(0, at) + sign + text.slice(at));
  const lines = text.split("\n");
  const line = Math.min(lines.length - 2, Math.floor(place * (lines.length - 1)));
  const [here = "", next = ""] = lines.slice(line, line + 2);
  if (kind === "remove") lines.splice(line, 1);
  if (kind === "double") lines.splice(line, 0, here);
  if (kind === "swap") lines.splice(line, 2, next, here);
  if (kind === "indent") lines[line] = spaces + here.trimStart();
  return Buffer.from(lines.join("\n"));
}

test("with any damage to a file, the content is valid or each mistake has its place", () => {
  fc.assert(
    fc.property(damage, (how) => {
      writeFileSync(join(root, how.file), damaged(how));
      try {
        loadContent(optionsOf(root));
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        expect(error.problems).not.toEqual([]);
        expect(error.problems.length).toBeLessThan(20);
        expectPlaces(error.problems);
      }
      cpSync(join(whole, how.file), join(root, how.file));
    }),
    runs,
  );
}, 600_000);
