/** What cards and pictures show of a category. */
import { categoryDialect, laidOf, type CategoryDialect } from "../art/dialect.ts";
import { hueColours, type CategoryHue } from "../art/hues.ts";
import type { Category } from "../records.ts";
import { tile } from "../art/scenes.ts";
import { counted } from "./language.ts";
import { findBySlug } from "./find.ts";
import type { Source } from "./source.ts";

/** A category as cards show it: its name in capitals and its hue. */
export type CategoryView = { label: string; hue: CategoryHue };

const categoryViews = new WeakMap<Category, CategoryView>();

/** A category as cards show it. It is one and the same object for all of them, so that a page's data holds it once. */
export function categoryLabel({ content }: Source, slug: string): CategoryView {
  const category = findBySlug(content.categories, slug);
  const view = categoryViews.get(category) ?? {
    label: category.name.toLocaleUpperCase(content.site.language),
    hue: category.hue,
  };
  categoryViews.set(category, view);
  return view;
}

/** The shapes and colours of a category's pictures. Its slug is a part of their seeds. */
export function dialectOf({ content }: Source, slug: string): CategoryDialect {
  const { hue, shapes } = findBySlug(content.categories, slug);
  return laidOf(categoryDialect({ name: slug, hue, shapes }), content.brand.tiles);
}

/** The colours of a tile that stands for a category. */
export function categoryTile({ content }: Source, slug: string) {
  return hueColours[findBySlug(content.categories, slug).hue].tile;
}

/** The tiles of the top categories, under the words of their section; each leads to a category page. Nothing where either is missing. */
export function categoryTilesView<Words>(source: Source, words: Words | undefined) {
  const tiles = source.content.categoryTiles.map(({ title, courses, category, tile: record }) => ({
    title,
    hue: categoryLabel(source, category).hue,
    courses: counted(source.content, source.content.labels.courseCount, courses),
    to: `/category/${category}`,
    tile: source.pictures.paint(tile(record)),
  }));
  return words && tiles.length > 0 ? { ...words, tiles } : undefined;
}
