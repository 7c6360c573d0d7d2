import { categoryDialect, laidOf } from "../art/dialect.ts";
import { findBySlug, type Content } from "../content.ts";

/** What cards and pictures show of a category: its name in capitals, its hue, and the shapes and colours of its pictures, of whose seeds its slug is a part. */
export function categoryView({ categories, brand, site }: Content, slug: string) {
  const { name, hue, shapes } = findBySlug(categories, slug);
  return {
    label: name.toLocaleUpperCase(site.language),
    hue,
    dialect: laidOf(categoryDialect({ name: slug, hue, shapes }), brand.tiles),
  };
}
