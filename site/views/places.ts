/** Places of the site: the ids on a page to which content may link, and the steps of trails. */
import type { Content } from "../content.ts";
import type { Block } from "../prose/blocks.ts";
import { findBySlug } from "./find.ts";

/** The ids of things that are numbered on a page. */
export const numbered = (name: string, items: readonly unknown[]) =>
  items.map((_, index) => `${name}-${index + 1}`);

/** The ids of a section of questions: of its title, and of each question. */
export const questionPlaces = (name: string, questions: readonly unknown[]) =>
  questions.length > 0 ? [`${name}-title`, ...numbered(name, questions)] : [];

/** The ids of the headings in prose. */
export const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    "props" in block && block.tag.startsWith("h") ? [String(block.props?.["id"])] : [],
  );

/** What a page from sections is called in trails: as the menus call it, or as its band does. Nothing where there is no such page. */
export function crumbOf(content: Content, path: string | undefined) {
  const { navigation, pages, pageList } = content;
  const slug = pageList.find((page) => page.path === path && page.kind === "page")?.slug;
  if (path === undefined || slug === undefined) return undefined;
  const link = [...navigation.direct, ...(navigation.pages?.links ?? [])].find(({ to }) => to === path);
  return { label: link?.label ?? findBySlug(pages, slug).band?.eyebrow ?? slug, to: path };
}
