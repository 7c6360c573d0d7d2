/** Finds records by their ids. The references between records were checked when the content was loaded. */

/** The records of a list by their ids, made when one of them is first looked for. */
const indexes = new WeakMap<readonly object[], ReadonlyMap<string, object>>();

function indexOf<Item extends object>(records: readonly Item[], idOf: (record: Item) => string) {
  const made = indexes.get(records) ?? new Map(records.map((record) => [idOf(record), record]));
  indexes.set(records, made);
  return made as ReadonlyMap<string, Item>;
}

/** Finds a record that has a file of its own by its slug. */
export function findBySlug<Item extends { slug: string }>(records: readonly Item[], slug: string): Item {
  const record = indexOf(records, (one) => one.slug).get(slug);
  if (!record) throw new Error(`No record has the slug “${slug}”; the content check should have said so.`);
  return record;
}

/** Finds a record by its id. */
export function find<Item extends { id: string }>(records: readonly Item[], id: string): Item {
  const record = indexOf(records, (one) => one.id).get(id);
  if (!record) throw new Error(`No record has the id “${id}”; the content check should have said so.`);
  return record;
}
