/** What a schema says of a place in a record. */
import { z } from "zod";
import { bare } from "../schema/bare.ts";
import type { FieldPath } from "./content-error.ts";

/** The schema of a place; nothing where there can be none. */
function schemaAt(schema: z.core.$ZodType, path: FieldPath, value: unknown): z.core.$ZodType | undefined {
  const here = bare(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) return here;
  const inner: unknown = Reflect.get(Object(value), key);
  if (here instanceof z.ZodArray) return schemaAt(here.element, rest, inner);
  if (here instanceof z.ZodRecord) return schemaAt(here.valueType, rest, inner);
  if (!(here instanceof z.ZodObject) || !Object.hasOwn(here.shape, key)) return undefined;
  const field = here.shape[String(key)];
  return field && schemaAt(field, rest, inner);
}

/** The keys that a record at a place of a value may have. None where the schema has no record there, or takes keys of any name. */
export function knownKeys(schema: z.core.$ZodType, path: FieldPath, value?: unknown): string[] {
  const place = schemaAt(schema, path, value);
  return place instanceof z.ZodObject ? Object.keys(place.shape) : [];
}
