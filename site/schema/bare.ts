import { z } from "zod";

/** A schema without what only says whether its value may be left out. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? bare(schema.def.innerType)
    : schema;
}
