import { categoryDialect, laidOf } from "../art/dialect.ts";
import { findBySlug, type Content } from "../content.ts";

/** A category on cards and pictures: label, hue, and dialect. The slug is part of every seed. */
export function categoryView({ categories, brand, site }: Content, slug: string) {
  const { name, hue, shapes } = findBySlug(categories, slug);
  return {
    label: name.toLocaleUpperCase(site.language),
    hue,
    dialect: laidOf(categoryDialect({ name: slug, hue, shapes }), brand.tiles),
  };
}
