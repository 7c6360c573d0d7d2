/** What only the whole content shows: broken links, records that no page shows, prices, photographs. */
import { linkMistake, ownAddressNote } from "../data/checks/links.ts";
import { isLimited, presenceRule } from "../data/checks/presence.ts";
import {
  checkFields,
  photographRule,
  priceRule,
  shownRule,
  type Field,
  type Rule,
} from "../data/checks/references.ts";
import { fileOf } from "../data/content-files.ts";
import type { Content } from "../data/content.ts";
import { anchorsOf, fileOfPage } from "../pages/pages.ts";
import type { Problem } from "../reader/content-error.ts";
import type { Folder } from "../reader/folder.ts";
import { checkAcross } from "./cross-checks.ts";

/** Where links can lead, by path. */
function targetsOf(content: Content) {
  const pages = new Map(content.pageList.map((page) => [page.path, page]));
  return {
    pages,
    paths: [...pages.keys()],
    files: content.files.map((file) => `/${file}`),
    idsOf: (path: string) => {
      const page = pages.get(path);
      return page && anchorsOf(page, content);
    },
  };
}

/** Mistakes of content whose files fit their schemas and whose references are sound, and notes about its links. */
export function compare(
  content: Content,
  fields: readonly Field[],
  folder: Folder,
): { problems: Problem[]; notes: string[] } {
  const targets = targetsOf(content);
  const pathOf = new Map(content.pageList.map((page) => [fileOfPage(page), page.path]));
  const linkRule: Rule = ({ meaning, text, source }) =>
    meaning.is === "link" ? linkMistake(text, targets, pathOf.get(source.file)) : undefined;
  const fileOfTarget = ({ meaning, text }: Field) => {
    const page = meaning.is === "link" && targets.pages.get(text.replace(/#.*/, ""));
    const isArticle = meaning.is === "reference" && meaning.of === "article";
    if (!page && !isArticle) return undefined;
    return folder.file(page ? fileOfPage(page) : fileOf("articles", text));
  };
  const rules = [
    linkRule,
    ...(content.drafts ? [] : [presenceRule(fields, fileOfTarget)]),
    shownRule(fields, content, ({ source, path }) => pathOf.has(source.file) || isLimited(source, path)),
    priceRule(content),
    photographRule(folder),
  ];
  return {
    problems: [...checkFields(fields, rules), ...checkAcross(content, folder)],
    notes: fields.flatMap(({ meaning, text, source, path }) => {
      const note = meaning.is === "link" && ownAddressNote(text, content.site, targets);
      return note ? `${source.file}:${source.lineOf(path)} ${note}` : [];
    }),
  };
}
