/** What a schema says of a place in a record. */
import { z } from "zod";
import { bare } from "../schema/bare.ts";
import type { FieldPath } from "./content-error.ts";

/** The schema of a place; nothing where there can be none. */
function schemaAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined {
  const here = bare(schema);
  const [key, ...rest] = path;
  if (key === undefined) return here;
  if (here instanceof z.ZodArray) return schemaAt(here.element, rest);
  if (here instanceof z.ZodRecord) return schemaAt(here.valueType, rest);
  if (!(here instanceof z.ZodObject) || !Object.hasOwn(here.shape, key)) return undefined;
  const field = here.shape[String(key)];
  return field && schemaAt(field, rest);
}

/** The keys that a record at a place may have. None where the schema has no record there, or takes keys of any name. */
export function knownKeys(schema: z.core.$ZodType, path: FieldPath): string[] {
  const place = schemaAt(schema, path);
  return place instanceof z.ZodObject ? Object.keys(place.shape) : [];
}
