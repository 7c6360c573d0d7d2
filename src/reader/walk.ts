import { z } from "zod";

export type Path = readonly PropertyKey[];

/** The value at a path, if it exists. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (at, key) => (Object.hasOwn(Object(at), key) ? Reflect.get(Object(at), key) : undefined),
    value,
  );

/** A schema without the wrappers of optional and default values. Of a union, the schema for the value's kind, if known. */
export function unwrapped(schema: z.core.$ZodType, value?: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator, options } = schema.def;
    const kind = String(valueAt(value, [discriminator]));
    return options.find(({ _zod }) => _zod.propValues?.[discriminator]?.has(kind)) ?? schema;
  }
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.def.innerType, value)
    : schema;
}

/** Schemas without inner schemas. */
const leaves: ReadonlySet<string> = new Set(["string", "number", "boolean", "enum", "literal"]);

/** Visits each place of a schema and a value, missing required ones too. Throws a TypeError for an unknown schema. */
export function walk(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (schema: z.core.$ZodType, value: unknown, path: Path) => void,
  path: Path = [],
): void {
  visit(schema, value, path);
  const inner = unwrapped(schema, value);
  if (inner !== schema) {
    // A missing optional value has no places.
    if (value !== undefined) walk(inner, value, visit, path);
  } else if (schema instanceof z.ZodArray) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [undefined];
    items.forEach((item, index) => walk(schema.element, item, visit, [...path, index]));
  } else if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape))
      walk(field, valueAt(value, [name]), visit, [...path, name]);
  } else if (schema instanceof z.ZodRecord) {
    for (const [name, item] of Object.entries(Object(value))) {
      walk(schema.keyType, name, visit, [...path, name]);
      walk(schema.valueType, item, visit, [...path, name]);
    }
    // The schema refuses a union without a known kind.
  } else if (!(schema instanceof z.ZodDiscriminatedUnion)) {
    const { type } = schema instanceof z.ZodType ? schema.def : { type: "an unknown kind of schema" };
    if (!leaves.has(type)) throw new TypeError(`A content schema uses “${type}”, which walk does not know.`);
  }
}
