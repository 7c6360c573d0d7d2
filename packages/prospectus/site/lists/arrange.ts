/** How a list comes from its rule. Pure functions; none looks through a list more than once, so that a thousand entries are no matter. */

/** A list and its rule, as `listOf` in site/schema/list.ts takes it: `rest` is the order of what is not pinned, `limit` how many entries the list has at most. */
export type Rule<Entry = string, Order extends string = string> = {
  pinned: readonly Entry[];
  rest: Order | "none";
  limit?: number | undefined;
};

/** The rule of related entries: `pinnedOn` names those below which the pinned ones stand. */
export type RelatedRule<Entry = string> = Rule<Entry> & { pinnedOn: readonly string[] };

/**
 * Puts a list in order: what is pinned, then the rest that is not among it.
 *
 * @param others all that the list may show, in the order that the rule asks for.
 * @param keyOf tells whether two entries are the same.
 */
export function arrange<Entry>(
  { pinned, rest, limit = Infinity }: Rule<Entry>,
  others: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const keys = new Set(pinned.map(keyOf));
  const unpinned = rest === "none" ? [] : others.filter((entry) => !keys.has(keyOf(entry)));
  return [...pinned, ...unpinned].slice(0, limit);
}

/** The same where entries are named by their ids. */
export const arrangeIds = (rule: Rule, others: readonly string[]) => arrange(rule, others, (id) => id);

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

/** Up to `count` entries that follow a place, the first behind the last, without the entry at that place. */
function following<Entry>(ring: readonly Entry[], place: number, count: number): Entry[] {
  return Array.from({ length: Math.min(count, ring.length - 1) }, (_, step) =>
    ring.at((place + 1 + step) % ring.length),
  ).filter((entry) => entry !== undefined);
}

/**
 * The related entries of each: where its rule says so the pinned ones, then those that follow it within its group, round and round,
 * and where the group has too few, those that follow it among all. So every entry is related to about as many as any other.
 *
 * @param most how many entries follow where the rule has no limit.
 * @param mayStand whether an entry may stand below another.
 * @returns the related entries by the key of the entry.
 */
export function relate<Entry>(
  rule: RelatedRule<Entry>,
  entries: readonly Entry[],
  {
    keyOf,
    groupOf,
    most,
    mayStand = () => true,
  }: {
    keyOf: (entry: Entry) => string;
    groupOf: (entry: Entry) => string;
    most: number;
    mayStand?: (entry: Entry, below: Entry) => boolean;
  },
): Map<string, Entry[]> {
  const groups = Map.groupBy(entries, groupOf);
  const placeIn = new Map([...groups.values()].flatMap((group) => group.map((entry, at) => [entry, at])));
  const limit = rule.limit ?? most;
  return new Map(
    entries.map((entry, place) => {
      const allowed = (one: Entry) => mayStand(one, entry);
      const pinned = rule.pinnedOn.includes(keyOf(entry)) ? rule.pinned.filter(allowed) : [];
      const own = following(groups.get(groupOf(entry)) ?? [], placeIn.get(entry) ?? 0, limit);
      // As many again as are taken already: whichever of these they are, enough others are left.
      const others = following(entries, place, limit + own.length);
      const near = arrange({ pinned: own, rest: "others", limit }, others, keyOf);
      return [keyOf(entry), arrange({ ...rule, pinned }, near.filter(allowed), keyOf)];
    }),
  );
}
