/** When records show: drafts in no build, records with `publish` between two days, others always. */
import { valueAt, type Path } from "../../reader/walk.ts";
import { describe } from "../../reader/content-error.ts";
import type { Source } from "../../reader/folder.ts";
import { idsIn, nameOf, type Field, type Rule } from "./references.ts";

const dayInWords = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** `drafts`: whether drafts show, as in `npm run dev` and the desk. */
export type Clock = { today: string; drafts: boolean };

type Presence = { from: string; until: string; label: string };

function presenceOf(record: unknown): Presence | undefined {
  const { draft, publish }: { draft?: unknown; publish?: { from?: string; until?: string } } = Object(record);
  if (draft === true) return { from: "9999", until: "", label: "draft" };
  if (!publish) return undefined;
  const { from = "", until = "9999" } = publish;
  const days = [publish.from && `from ${from}`, publish.until && `until ${until}`];
  return { from, until, label: days.filter(Boolean).join(" ") };
}

function hidingOf(record: unknown, today: string): Presence | undefined {
  const presence = presenceOf(record);
  return presence && (today < presence.from || presence.until < today) ? presence : undefined;
}

/** What the preview says of a record that no build of that day shows, such as “From Monday 7 December”. */
function markOf(record: unknown, today: string): string | undefined {
  const { date }: { date?: unknown } = Object(record);
  const hiding = hidingOf(record, today);
  if (hiding?.until === "") return "Draft";
  const from = isOut(date, today) ? hiding?.from : String(date);
  if (from !== undefined && today < from) return `From ${dayInWords.format(new Date(from))}`;
  return hiding && `Until ${dayInWords.format(new Date(hiding.until))}`;
}

/** The record with limits at or around a place of a file. */
const limitedAt = ({ value }: Source, path: Path) =>
  [...path, ""].map((_, index) => valueAt(value, path.slice(0, index))).find((one) => presenceOf(one));

/** Whether a place of a file is in a record with limits. */
export const isLimited = (source: Source, path: Path): boolean => limitedAt(source, path) !== undefined;

const mark = /^\[(Draft|From|Until)[^\]]*\] /;

/** A name or title without its mark. A drawing looks the same before and after its day. */
export const unmarked = (title: string): string => title.replace(mark, "");

/** A record with a mark before its name and titles. */
function marked<One extends object>(one: One, said: string): One {
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(one));
  for (const [key, value] of Object.entries(copy))
    if (["title", "name"].includes(key)) copy[key] = `[${said}] ${String(value)}`;
    else if (["band", "meta"].includes(key)) copy[key] = marked(Object(value), said);
  return copy as One; // The same keys, with texts for texts.
}

/** Records that show on a day. With drafts: all, with a mark on hidden ones. */
export const shown = <One extends object>(all: readonly One[], { today, drafts }: Clock): One[] =>
  all.flatMap((one) => {
    const said = markOf(one, today);
    if (said === undefined) return [one];
    return drafts ? [marked(one, said)] : [];
  });

/** Whether a day of a record has begun. Records without one are always out. */
export const isOut = (date: unknown, today: string): boolean =>
  !/^\d/.test(String(date)) || String(date) <= today;

/** Records of a file that a build on that day leaves out, one sentence each. */
export function leftOut({ file, value, lineOf }: Source, today: string): string[] {
  if (!isOut(valueAt(value, ["date"]), today))
    return [`${file} has a date in the future: the first build on that day publishes it.`];
  const visit = (record: unknown, path: Path): string[] => {
    const hiding = hidingOf(record, today);
    if (hiding !== undefined) return [`${file}:${lineOf(path)} is left out of this build: ${hiding.label}.`];
    if (typeof record !== "object" || record === null) return [];
    const keyOf = (name: string) => (Array.isArray(record) ? Number(name) : name);
    return Object.entries(record).flatMap(([name, one]) => visit(one, [...path, keyOf(name)]));
  };
  return visit(value, []);
}

/** A rule against links and references whose target is hidden on a day that shows them. `fileOf`: file of a target, if it has its own. */
export function presenceRule(fields: readonly Field[], fileOf: (field: Field) => Source | undefined): Rule {
  const ids = idsIn(fields);
  const targetOf = (field: Field): unknown => {
    if ("skipped" in field.meaning) return undefined;
    const [owner] = ids.get(nameOf(field)) ?? [];
    return owner ? limitedAt(owner.source, owner.path) : fileOf(field)?.value;
  };
  return (field) => {
    const there = presenceOf(targetOf(field));
    const here = presenceOf(limitedAt(field.source, field.path)) ?? { from: "", until: "9999" };
    // Builds leave out links of drafts.
    if (!there || here.until === "" || (there.from <= here.from && here.until <= there.until))
      return undefined;
    const isDraft = there.until === "";
    return {
      found: `${describe(field.text)}, which ${isDraft ? "is a draft" : `only shows ${there.label}`}`,
      expected: "a page or record that shows on all days of this one",
      remedy: `Delete “${isDraft ? "draft" : "publish"}” in that file, or delete this line.`,
    };
  };
}
