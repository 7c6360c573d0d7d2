/** When records show: drafts in no build, records with `publish` between two days, others always. */
import type { RecordKind } from "../schema/reference.ts";
import { valueAt, type Path } from "../../reader/walk.ts";
import { describe, placeOf, type Problem } from "../../reader/content-error.ts";
import type { Source } from "../../reader/folder.ts";
import type { Field } from "./references.ts";

/** `drafts`: whether drafts show, as in `npm run dev` and the desk. */
export type Clock = { today: string; drafts: boolean };

type Presence = { from: string; until: string; label: string };

function presenceOf(record: unknown): Presence | undefined {
  const { draft, publish }: Record<string, unknown> = Object(record);
  if (draft === true) return { from: "9999", until: "", label: "draft" };
  if (publish === undefined) return undefined;
  const { from = "", until = "9999" }: Record<string, unknown> = Object(publish);
  const days = [from !== "" && `from ${String(from)}`, until !== "9999" && `until ${String(until)}`];
  return { from: String(from), until: String(until), label: days.filter(Boolean).join(" ") };
}

function hidingOf(record: unknown, today: string): string | undefined {
  const presence = presenceOf(record);
  return presence && (today < presence.from || presence.until < today) ? presence.label : undefined;
}

/** The record with limits at or around a place of a file. */
const limitedAt = ({ value }: Source, path: Path) =>
  [...path, ""].map((_, index) => valueAt(value, path.slice(0, index))).find((one) => presenceOf(one));

/** Whether a place of a file is in a record with limits. */
export const isLimited = (source: Source, path: Path): boolean => limitedAt(source, path) !== undefined;

/** A record with a mark before its name and titles. */
function marked<One extends object>(one: One, mark: string): One {
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(one));
  for (const [key, value] of Object.entries(copy))
    if (["title", "name"].includes(key)) copy[key] = `[${mark}] ${String(value)}`;
    else if (["band", "meta"].includes(key)) copy[key] = marked(Object(value), mark);
  return copy as One; // The same keys, with texts for texts.
}

/** Records that show on a day. With drafts: all, with a mark on hidden ones. */
export const shown = <One extends object>(all: readonly One[], { today, drafts }: Clock): One[] =>
  all.flatMap((one) => {
    const hiding = hidingOf(one, today);
    if (hiding === undefined) return [one];
    return drafts ? [marked(one, hiding)] : [];
  });

/** Whether a day of a record has begun. Records without one are always out. */
export const isOut = (date: unknown, today: string): boolean =>
  !/^\d/.test(String(date)) || String(date) <= today;

/** Records of a file that a build on that day leaves out, one sentence each. */
export function leftOut(source: Source, today: string): string[] {
  const { file, value, lineOf } = source;
  if (!isOut(valueAt(value, ["date"]), today))
    return [`${file} has a date in the future: the first build on that day publishes it.`];
  const visit = (record: unknown, path: Path): string[] => {
    const hiding = hidingOf(record, today);
    if (hiding === undefined)
      return typeof record === "object" && record !== null
        ? Object.entries(record).flatMap(([key, one]) =>
            visit(one, [...path, Array.isArray(record) ? Number(key) : key]),
          )
        : [];
    return [
      hiding === "draft"
        ? `${file}:${lineOf([...path, "draft"])} is a draft: builds leave it out.`
        : `${file}:${lineOf([...path, "publish"])} shows ${hiding}: builds on other days leave it out.`,
    ];
  };
  return visit(value, []);
}

/** Links whose target is hidden while their page shows, so that no build fails by date. */
export function checkPresence(
  fields: readonly Field[],
  files: {
    page: (path: string) => Source | undefined;
    record: (kind: RecordKind, slug: string) => Source | undefined;
  },
): Problem[] {
  const home = files.page("/");
  if (home && presenceOf(home.value))
    return [
      {
        ...placeOf(home, []),
        found: "a home page with “draft” or “publish”",
        expected: "a home page on every day",
        remedy: "Delete both keys.",
      },
    ];
  const ids = new Map(
    fields.flatMap((field) =>
      field.meaning.is === "id" ? [[`${field.meaning.of} ${field.text}`, field] as const] : [],
    ),
  );
  const targetOf = ({ meaning, text }: Field): unknown => {
    if (meaning.is === "link") return files.page(text.replace(/#.*/, ""))?.value;
    if (meaning.is !== "reference" || meaning.skipped) return undefined;
    const field = ids.get(`${meaning.to} ${text}`);
    return field ? limitedAt(field.source, field.path) : files.record(meaning.to, text)?.value;
  };
  return fields.flatMap((field) => {
    const there = presenceOf(targetOf(field));
    const here = presenceOf(limitedAt(field.source, field.path)) ?? { from: "", until: "9999" };
    // Builds leave out links of drafts.
    if (!there || here.until === "" || (there.from <= here.from && here.until <= there.until)) return [];
    const isNever = there.until === "";
    return {
      ...placeOf(field.source, field.path),
      found: `${describe(field.text)}, which ${isNever ? "is a draft" : `only shows ${there.label}`}`,
      expected: "a page or record that shows on all days of this one",
      remedy: `Delete “${isNever ? "draft" : "publish"}” in that file, or delete this line.`,
    };
  });
}
