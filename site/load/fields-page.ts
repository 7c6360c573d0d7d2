/** The page of the handbook that says what each field of the content is for: `docs/fields.md`. */
import { z } from "zod";
import { bare } from "../schema/bare.ts";
import { helpFor } from "../schema/reference.ts";
import { heading } from "../schema/text.ts";

const code = (words: readonly unknown[]) => words.map((word) => `\`${String(word)}\``).join(", ");

/** Examples of what a field may say, and all that it may say where that is not much. */
function valuesOf(schema: z.core.$ZodType): string {
  const inner = bare(schema);
  const examples = z.globalRegistry.get(inner)?.examples;
  if (Array.isArray(examples)) return ` Such as ${code(examples)}.`;
  if (!(inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral)) return "";
  const words = inner instanceof z.ZodEnum ? inner.options : [...inner.values];
  return words.length > 1 && words.length <= 20 ? ` One of ${code(words)}.` : "";
}

/** The record that a field holds: of a list or a table, each of its records. */
function recordIn(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return recordIn(inner.element);
  return inner instanceof z.ZodRecord ? recordIn(inner.valueType) : inner;
}

/** What is said of a field: its hint, and what it means, or each entry of its list. */
export function helpOn(schema: z.core.$ZodType): string {
  const words = new Set([z.globalRegistry.get(bare(schema))?.description, helpFor(recordIn(schema))]);
  return [...words].filter((one) => one !== undefined).join(" ");
}

/** Writes the page of all files. Records that several files have stand at its end: those whose schema has a title. */
export function fieldsPage(files: readonly { file: string; schema: z.core.$ZodType }[]): string {
  const parts = new Map<string, z.core.$ZodType>();
  const linkTo = (title: string, schema: z.core.$ZodType) => {
    parts.set(title, schema);
    return `[${title}](#${title.toLowerCase().replaceAll(" ", "-")})`;
  };

  const linesOf = (schema: z.core.$ZodType, indent = "", known: readonly string[] = []): string[] => {
    const record = recordIn(schema);
    if (record instanceof z.ZodDiscriminatedUnion) {
      const { discriminator, options } = record.def;
      const kind = ({ _zod }: (typeof options)[number]) =>
        [...(_zod.propValues?.[discriminator] ?? [])].join();
      return options.flatMap((option) => [
        `${indent}- \`${discriminator}: ${kind(option)}\`: ${helpOn(option)}`,
        ...linesOf(option, `${indent}  `, [discriminator]),
      ]);
    }
    if (!(record instanceof z.ZodObject)) return [];
    const isHeading =
      record.shape !== heading.shape &&
      Object.entries(heading.shape).every(([name, field]) => record.shape[name] === field);
    const headed = isHeading ? Object.keys(heading.shape) : [];
    const fields = Object.entries(record.shape).flatMap(([name, field]) => {
      const inner = recordIn(field);
      const { title } = z.globalRegistry.get(inner) ?? {};
      if ([...known, ...headed].includes(name)) return [];
      const omissible = z.safeParse(field, undefined).success ? " (may be left out)" : "";
      const help = [helpOn(field) + valuesOf(field), ...(title ? [`See ${linkTo(title, inner)}.`] : [])];
      const said = help.filter(Boolean).join(" ");
      const below = title ? [] : linesOf(field, `${indent}  `);
      return [{ name, text: [`${omissible}${said && `: ${said}`}`, ...below].join("\n") }];
    });
    return [
      ...(isHeading ? [`${indent}- ${code(headed)}: see ${linkTo("Heading", heading)}.`] : []),
      // Fields of which the same is said, such as the five hues, share a line.
      ...[...Map.groupBy(fields, ({ text }) => text)].map(
        ([text, alike]) => `${indent}- ${code(alike.map(({ name }) => name))}${text}`,
      ),
    ];
  };

  const sections = files.map(({ file, schema }) =>
    [`## \`${file}\``, helpOn(schema), linesOf(schema).join("\n")].join("\n\n"),
  );
  // A part may name further ones, which come last then.
  for (const [title, schema] of parts) sections.push(`## ${title}\n\n${linesOf(schema).join("\n")}`);
  return `# Fields\n\nWhat each field of the content is for: first file by file, then what several files have. \`npm run schemas\` writes this page from the schemas.\n\n${sections.join("\n\n")}\n`;
}
