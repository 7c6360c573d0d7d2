/** How a schema is looked through: together with a value, or by itself. */
import { z } from "zod";

/** Keys and positions that lead to a place in a record. */
export type Path = readonly PropertyKey[];

/** What stands at a place of a value, which need not have the place. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (at, key) => (Object.hasOwn(Object(at), key) ? Reflect.get(Object(at), key) : undefined),
    value,
  );

/**
 * A schema without the wrappers that say whether its value may be left out, or what is made of it. A union of kinds of record gives
 * the schema of the kind that the value says, and itself where it says none.
 */
export function unwrapped(schema: z.core.$ZodType, value?: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator, options } = schema.def;
    const kind = String(valueAt(value, [discriminator]));
    return options.find(({ _zod }) => _zod.propValues?.[discriminator]?.has(kind)) ?? schema;
  }
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in, value);
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? unwrapped(schema.def.innerType, value)
    : schema;
}

/** Schemas that hold no other: nothing to look for inside. */
const leaves: ReadonlySet<string> = new Set([
  "string",
  "number",
  "boolean",
  "enum",
  "literal",
  "template_literal",
]);

/**
 * Goes through a schema and a value together, and shows every place with its schema; the keys of a table are places of their own. The
 * value need not fit: where something is missing that the schema asks for, its places are shown with the value `undefined`, and what
 * the schema does not know is passed over.
 *
 * @throws TypeError for a kind of schema that it does not know, so that no part of the content goes unchecked.
 */
export function walk(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (schema: z.core.$ZodType, value: unknown, path: Path) => void,
  path: Path = [],
): void {
  visit(schema, value, path);
  const inner = unwrapped(schema, value);
  if (inner !== schema) {
    // What may be left out lacks nothing.
    const {
      _zod: { optin },
    } = schema;
    if (value !== undefined || optin !== "optional") walk(inner, value, visit, path);
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
    // The kind of a union that its value does not say is refused by the schema.
  } else if (!(schema instanceof z.ZodDiscriminatedUnion)) {
    const { type } = schema instanceof z.ZodType ? schema.def : { type: "an unknown kind of schema" };
    if (!leaves.has(type)) throw new TypeError(`A content schema uses “${type}”, which walk does not know.`);
  }
}
