/** A deterministic stream of numbers in [0, 1). */
export type Random = () => number;

/** A stream of numbers from a text, the same on every machine: an FNV-1a hash starts a mulberry32 generator. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) {
    state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  }
  // FNV barely mixes the last characters into the high bits: "Lesson 1" and "Lesson 2" would look alike.
  state = Math.imul(state ^ (state >>> 16), 2246822507);
  state = Math.imul(state ^ (state >>> 13), 3266489909);
  state ^= state >>> 16;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const below = (random: Random, count: number): number => Math.floor(random() * count);

/** One item, with equal chances. Throws a RangeError if there are none. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new RangeError("Nothing to pick from.");
  return item;
}

/** `Object.entries` with the record's own key type, such as names with their weights. The cast assumes no other keys. */
export const entriesOf = <Name extends string, Value>(record: Record<Name, Value>): [Name, Value][] =>
  Object.entries<Value>(record) as [Name, Value][];

export type Weights<T> = readonly (readonly [item: T, weight: number])[];

/** One item of [item, weight] pairs, with weights from 0. Throws a RangeError if there is none to pick. */
export function pickWeighted<T>(random: Random, items: Weights<T>): T {
  let rest = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  let last: T | undefined;
  for (const [item, weight] of items) {
    if (weight <= 0) continue;
    last = item;
    rest -= weight;
    if (rest < 0) return item;
  }
  if (last === undefined) throw new RangeError("Nothing to pick from.");
  return last;
}

export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
