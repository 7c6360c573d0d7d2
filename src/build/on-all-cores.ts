import { availableParallelism } from "node:os";

/** Runs a task for each item, and as many at once as there are cores. Rejects with the first error. */
export async function onAllCores<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const work = async () => {
    // oxlint-disable-next-line no-await-in-loop -- Each core takes the next item when it is ready.
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
