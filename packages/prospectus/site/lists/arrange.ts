/** Rule of a list (`listOf` in site/schema/list.ts). `rest`: order of what is not pinned; `limit`: most entries. */
export type Rule<Entry = string, Order extends string = string> = {
  pinned: readonly Entry[];
  rest: Order | "none";
  limit?: number | undefined;
};

/** Rule of related entries. `pinnedOn`: entries that show the pinned ones. */
export type RelatedRule<Entry = string> = Rule<Entry> & { pinnedOn: readonly string[] };

/** Pinned entries, then the others in their order, up to the limit. */
export function arrange<Entry>(
  { pinned, rest, limit = Infinity }: Rule<Entry>,
  others: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const keys = new Set(pinned.map(keyOf));
  const unpinned = rest === "none" ? [] : others.filter((entry) => !keys.has(keyOf(entry)));
  return [...pinned, ...unpinned].slice(0, limit);
}

export const arrangeIds = (rule: Rule, others: readonly string[]) => arrange(rule, others, (id) => id);

export function pagesOf<Entry>(entries: readonly Entry[], perPage: number): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / perPage) }, (_, page) =>
    entries.slice(page * perPage, (page + 1) * perPage),
  );
}

/** Sorts by text in the order of the language: `Part 2` before `Part 10`. Stable. */
export function sortByText<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  language: string,
): Entry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return entries.toSorted((one, other) => compare(textOf(one), textOf(other)));
}

/** Sorts by ISO 8601 date or time, newest first. Stable. */
export function sortNewestFirst<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  return entries.toSorted((one, other) => compareText(dateOf(other), dateOf(one)));
}

const compareText = (one: string, other: string) => Number(one > other) - Number(one < other);

function following<Entry>(ring: readonly Entry[], place: number, count: number): Entry[] {
  return Array.from({ length: Math.min(count, ring.length - 1) }, (_, step) =>
    ring.at((place + 1 + step) % ring.length),
  ).filter((entry) => entry !== undefined);
}

/** Pinned entries, else the next of its group, then of all: in turn, so that all appear equally often. */
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
      // Take extra, since some will be duplicates of the group's.
      const others = following(entries, place, limit + own.length);
      const next = arrange({ pinned: own, rest: "others", limit }, others, keyOf);
      return [keyOf(entry), arrange({ ...rule, pinned }, next.filter(allowed), keyOf)];
    }),
  );
}
