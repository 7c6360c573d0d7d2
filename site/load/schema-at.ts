/** What a schema says of a place in a record. */
import { z } from "zod";
import type { FieldPath } from "./content-error.ts";

/** The schema without what only says that a value may be left out. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
    ? bare(schema.def.innerType)
    : schema;
}

/** The schemas that may hold for a place: several where a union leads to it. */
function schemasAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType[] {
  const here = bare(schema);
  if (here instanceof z.ZodUnion) return here.options.flatMap((option) => schemasAt(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return [here];
  if (here instanceof z.ZodArray) return schemasAt(here.element, rest);
  if (here instanceof z.ZodRecord) return schemasAt(here.valueType, rest);
  const field = here instanceof z.ZodObject ? here.shape[String(key)] : undefined;
  return field ? schemasAt(field, rest) : [];
}

/** The keys that a record at a place may have. None where the schema has no record there, or takes keys of any name. */
export function knownKeys(schema: z.core.$ZodType, path: FieldPath): string[] {
  const keys = schemasAt(schema, path).flatMap((one) =>
    one instanceof z.ZodObject ? Object.keys(one.shape) : [],
  );
  return [...new Set(keys)];
}
