import { availableParallelism } from "node:os";

/** Time since the start of the process, in milliseconds. */
let told = 0;

/** Prints how far a long build is, every five seconds. */
function tell(what: string, done: number, all: number): void {
  if (performance.now() - told < 5000) return;
  told = performance.now();
  console.log(`${what}: ${done} of ${all}`);
}

/** Runs a task for each item, one for each core at a time. `what`: name in the progress, such as Rendered pages. Rejects with the first error. */
export async function onAllCores<Item>(
  what: string,
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  let done = 0;
  const work = async () => {
    for (const item of queue) {
      // oxlint-disable-next-line no-await-in-loop -- Each core takes the next item when it is ready.
      await task(item);
      tell(what, ++done, items.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
