/** Caches results by argument, for as long as the program runs. */
export function memoized<Input, Made>(make: (input: Input) => Made): (input: Input) => Made {
  const made = new Map<string, Made>();
  return (input) => {
    const key = typeof input === "string" ? input : JSON.stringify(input);
    const now = made.get(key) ?? make(input);
    made.set(key, now);
    return now;
  };
}
