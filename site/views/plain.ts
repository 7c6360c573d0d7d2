import { findBySlug } from "./find.ts";
import { bandView, type Source } from "./shared.ts";

/** A page of prose alone. */
export function plainView(source: Source, slug: string) {
  const { meta, band, blocks } = findBySlug(source.content.plainPages, slug);
  return { meta, band: bandView(source, band), blocks };
}
