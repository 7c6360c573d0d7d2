import { z } from "zod";

/**
 * A schema without what only says whether its value may be left out, or what is made of it. Where it has several for records of several kinds, it is the one
 * for the kind that the value says; without such a value all of them.
 */
export function bare(schema: z.core.$ZodType, value?: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator, options } = schema.def;
    const kind = String(Reflect.get(Object(value), discriminator));
    return options.find(({ _zod }) => _zod.propValues?.[discriminator]?.has(kind)) ?? schema;
  }
  if (schema instanceof z.ZodPipe) return bare(schema.in, value);
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? bare(schema.def.innerType, value)
    : schema;
}
