import { categoryDialect } from "../../art/dialect.ts";
import { findBySlug, type Content } from "../content.ts";

/** A category on cards and pictures: label, hue, and dialect. The slug is part of every seed. */
export function categoryView({ categories }: Content, slug: string) {
  const { name, hue, shapes } = findBySlug(categories, slug);
  return {
    label: name.toUpperCase(),
    hue,
    dialect: categoryDialect({ name: slug, hue, shapes }),
  };
}
