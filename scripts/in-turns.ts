/** So many at a time keep all cores and the disk busy, and the memory small. */
const together = 8;

/** Does something with each of many things, a few at a time. Rejects with the first error. */
export async function inTurns<Thing>(
  things: Iterable<Thing>,
  act: (thing: Thing) => Promise<void>,
): Promise<void> {
  const rest = things[Symbol.iterator]();
  const worker = async () => {
    // Each waits for its own work only, which is the point.
    // oxlint-disable-next-line no-await-in-loop
    for (let next = rest.next(); !next.done; next = rest.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: together }, worker));
}
