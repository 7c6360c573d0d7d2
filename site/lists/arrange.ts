/** How a list comes from its rule. Pure functions; none looks through a list more than once, so that a thousand entries are no matter. */

/**
 * Puts a list in order: what is pinned, then the rest that is not among it.
 *
 * @param rest all that the list may show, in its order.
 * @param keyOf tells whether two entries are the same.
 * @param limit how many entries the list has at most; all where it is left out.
 */
export function arrange<Entry>(
  pinned: readonly Entry[],
  rest: readonly Entry[],
  keyOf: (entry: Entry) => string,
  limit = Infinity,
): Entry[] {
  const keys = new Set(pinned.map(keyOf));
  return [...pinned, ...rest.filter((entry) => !keys.has(keyOf(entry)))].slice(0, limit);
}

/** Cuts a list into pages of so many entries; the last may have fewer. */
export function pagesOf<Entry>(entries: readonly Entry[], perPage: number): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / perPage) }, (_, page) =>
    entries.slice(page * perPage, (page + 1) * perPage),
  );
}

/** Sorts by a text, as a reader of the language expects: `Part 2` before `Part 10`. Equal ones keep their order. */
export function sortByText<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  language: string,
): Entry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return entries.toSorted((one, other) => compare(textOf(one), textOf(other)));
}

/** Sorts by an ISO 8601 day or time, the earliest first. Equal ones keep their order. */
export function sortByDate<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  return entries.toSorted((one, other) => compareText(dateOf(one), dateOf(other)));
}

/** Sorts by an ISO 8601 day or time, the newest first. Equal ones keep their order. */
export function sortNewestFirst<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  return entries.toSorted((one, other) => compareText(dateOf(other), dateOf(one)));
}

const compareText = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Up to `count` entries that follow a place in a ring of entries, without the entry at that place. */
function following<Entry>(ring: readonly Entry[], place: number, count: number): Entry[] {
  return Array.from({ length: Math.min(count, ring.length - 1) }, (_, step) =>
    ring.at((place + 1 + step) % ring.length),
  ).filter((entry) => entry !== undefined);
}

/**
 * For each entry the `count` entries that are related to it: those that follow it within its group, round and round, and where
 * the group has too few, those that follow it among all. So every entry is related to about as many as any other.
 *
 * @returns the related entries by the key of the entry.
 */
export function relate<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  groupOf: (entry: Entry) => string,
  count: number,
): Map<string, Entry[]> {
  const groups = Map.groupBy(entries, groupOf);
  const placeIn = new Map([...groups.values()].flatMap((group) => group.map((entry, at) => [entry, at])));
  return new Map(
    entries.map((entry, place) => {
      const own = following(groups.get(groupOf(entry)) ?? [], placeIn.get(entry) ?? 0, count);
      // As many again as are taken already: whichever of these they are, enough others are left.
      const others = following(entries, place, count + own.length);
      return [keyOf(entry), arrange(own, others, keyOf, count)];
    }),
  );
}
