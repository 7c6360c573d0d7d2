/** Finds records by their ids. The references between records were checked when the content was loaded. */

/** Finds a record that has a file of its own by its slug. */
export function findBySlug<Item extends { slug: string }>(records: readonly Item[], slug: string): Item {
  const record = records.find((one) => one.slug === slug);
  if (!record) throw new Error(`No record has the slug “${slug}”; the content check should have said so.`);
  return record;
}

/** Finds a record by its id. */
export function find<Item extends { id: string }>(records: readonly Item[], id: string): Item {
  const record = records.find((one) => one.id === id);
  if (!record) throw new Error(`No record has the id “${id}”; the content check should have said so.`);
  return record;
}
