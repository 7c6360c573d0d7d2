/** What a form sends, as a file should have it. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { bare } from "../../site/schema/bare.ts";
import { meaningOf } from "../../site/schema/reference.ts";
import { isRecord, partners } from "./renew.ts";

/** Whether a form has nothing for a field that may be left out. What was not there does not come as `false` either. */
function isLeftOut(schema: z.core.$ZodType, value: unknown, old: unknown): boolean {
  if (old !== undefined && isDeepStrictEqual(value, old)) return false;
  const isEmpty = value === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);
  return (isEmpty || (value === false && old === undefined)) && z.safeParse(schema, undefined).success;
}

/** The value by its schema: what is empty and may be left out is left out, `0` and `true` are no texts, a picture is its name. `old` is what the file has. */
export function fit(schema: z.core.$ZodType, value: unknown, old?: unknown): unknown {
  const inner = bare(schema, value);
  if ((inner instanceof z.ZodObject || inner instanceof z.ZodRecord) && isRecord(value)) {
    const before = isRecord(old) ? old : {};
    const fieldOf = (name: string) =>
      inner instanceof z.ZodObject ? inner.shape[name] : z.optional(inner.valueType as z.ZodType);
    const fitted = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
      const field = fieldOf(name);
      const part = field ? fit(field, item, before[name]) : item;
      return field && isLeftOut(field, part, before[name]) ? [] : [[name, part]];
    });
    // What no form shows is not lost: the check says what to do with it.
    const unknown = Object.entries(before).filter(([name]) => !fieldOf(name));
    return Object.fromEntries([...fitted, ...unknown]);
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const before: unknown[] = Array.isArray(old) ? old : [];
    const match = partners(value, before);
    return value.map((item: unknown, at) => fit(inner.element, item, before[match[at] ?? -1]));
  }
  if (inner instanceof z.ZodLiteral)
    return [...inner.values].find((one) => String(one) === String(value)) ?? value;
  if (meaningOf(inner)?.is === "photograph" && typeof value === "string")
    return value.replace(/^\/images\//, "");
  // A form cuts the line's end off that a text of several lines has in the file.
  if (typeof value === "string" && typeof old === "string" && old.endsWith("\n"))
    return `${value.trimEnd()}\n`;
  return value;
}
