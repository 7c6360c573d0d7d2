/** Makes records of the files, which all fit their schemas. */
import type { z } from "zod";
import type { Field } from "../data/checks/references.ts";
import { fileOf, isFolder, recordFiles, singleFiles } from "../data/content-files.ts";
import { wordsOf, type Content, type RecordFolder, type Records } from "../data/content.ts";
import { courseOfPage } from "../data/course.ts";
import { readProse, readSectionProse, type ReadProse } from "../data/prose/read-prose.ts";
import { meaningsIn } from "../data/schema/reference.ts";
import { articleWords } from "../pages/article/article.definition.ts";
import { wordFiles } from "../pages/pages.ts";
import type { Folder } from "../reader/folder.ts";
import { slugsIn } from "./files.ts";

export type Read = Records & Pick<Content, "words">;

/** The records of the files, and their prose. `values`: by file, parsed with its schema. */
export function recordsOf(folder: Folder, values: ReadonlyMap<string, unknown>) {
  const prose: ReadProse[] = [];
  const words = new Map(wordFiles.map(({ kind }) => [kind, values.get(fileOf("words", kind))]));
  const { sections } = wordsOf({ words }, { kind: "article", schema: articleWords });
  const proseOf = (name: RecordFolder, file: string) => {
    const source = folder.file(file);
    if (name === "pages") {
      const read = readSectionProse(source);
      prose.push(...read.values());
      return { prose: new Map([...read].map(([index, { blocks }]) => [index, blocks])) };
    }
    if (name !== "articles") return {};
    const read = readProse(source, sections);
    prose.push(read);
    return { blocks: read.blocks };
  };
  const recordsIn = (name: RecordFolder) =>
    slugsIn(folder, name).map((slug) => {
      const file = fileOf(name, slug);
      return { ...Object(values.get(file)), ...proseOf(name, file), slug };
    });
  const folders = Object.keys(recordFiles).filter(isFolder);
  const read: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(singleFiles).map(([name, [file]]) => [name, values.get(file)])),
    ...Object.fromEntries(folders.map((name) => [name, recordsIn(name)])),
    words,
  };
  // The schema of each file has parsed its values.
  const records = read as Read;
  const courses = [...records.coursePages.map(courseOfPage), ...records.courses];
  return { records: { ...records, courses }, prose };
}

/** All texts with a meaning, such as ids and links. */
export const fieldsOf = (folder: Folder, schemas: ReadonlyMap<string, z.ZodType>): Field[] =>
  [...schemas].flatMap(([file, schema]) => {
    const source = folder.file(file);
    return meaningsIn(schema, source.value).map((text) => ({ ...text, source }));
  });
