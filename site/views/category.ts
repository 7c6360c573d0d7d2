/** What cards and pictures show of a category. */
import { categoryDialect, laidOf, type CategoryDialect } from "../art/dialect.ts";
import { hueColours, type CategoryHue } from "../art/hues.ts";
import { findBySlug } from "./find.ts";
import type { Source } from "./source.ts";

/** A category as cards show it: its name in capitals and its hue. */
export type CategoryView = { label: string; hue: CategoryHue };

/** A category as cards show it. */
export function categoryLabel({ content }: Source, slug: string): CategoryView {
  const { name, hue } = findBySlug(content.categories, slug);
  return { label: name.toLocaleUpperCase(content.site.language), hue };
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
