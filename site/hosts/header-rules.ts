/** The header fields as rules for folders, which is how hosts want them: made from the one source (headers.ts), never copied. */
import { filePaths, headersOf, type HeaderSettings } from "./headers.ts";

/** Header fields of every address in a folder; they replace those of the whole site, and an empty one takes its field away. */
export type HeaderRule = { folder: string; fields: Readonly<Record<string, string>> };

/** The rule for the whole site, and after it those for folders that differ, with what differs. */
export function headerRules(settings: HeaderSettings): readonly [HeaderRule, ...HeaderRule[]] {
  const ofAll = headersOf("/", settings);
  const differing = (folder: string) => {
    const own = headersOf(folder, settings);
    const values = Object.keys(ofAll).map((name) => [name, own[name] ?? ""] as const);
    return Object.fromEntries(values.filter(([name, value]) => ofAll[name] !== value));
  };
  return [
    { folder: "/", fields: ofAll },
    ...filePaths.map((folder) => ({ folder, fields: differing(folder) })),
  ];
}

/** A header field whose value depends on the folder: its value elsewhere, and that in some folders, empty where it is not sent. */
export type VaryingField = {
  name: string;
  elsewhere: string;
  inFolders: readonly (readonly [folder: string, value: string])[];
};

/** The same rules by field: those with one value for the whole site, and those whose value depends on the folder. */
export function headerFields(settings: HeaderSettings): {
  same: Readonly<Record<string, string>>;
  varying: VaryingField[];
} {
  const [ofAll, ...others] = headerRules(settings);
  const varying = Object.entries(ofAll.fields).flatMap(([name, elsewhere]) => {
    const inFolders = others.flatMap(({ folder, fields }) =>
      fields[name] === undefined ? [] : [[folder, fields[name]] as const],
    );
    return inFolders.length > 0 ? [{ name, elsewhere, inFolders }] : [];
  });
  const names = new Set(varying.map(({ name }) => name));
  const same = Object.fromEntries(Object.entries(ofAll.fields).filter(([name]) => !names.has(name)));
  return { same, varying };
}
