/** Caches results by argument, for as long as the program runs. */
export function memoized<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const now = make(key);
    made.set(key, now);
    return now;
  };
}
