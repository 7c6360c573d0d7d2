/** Keeps two builds of one project apart: see `takeLock`. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Whether a process is running. */
function runs(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Another user's is running too: it may not be asked (kill(2), EPERM).
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The process that a lock names. A file that is missing or spoilt names none; 0 and less would be groups of processes. */
function holderOf(lock: string): number | undefined {
  try {
    const text = readFileSync(lock, "utf8");
    return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes this process the holder of a lock (a file), unless another that is running holds it. Of a holder that was killed it takes
 * the lock over. Two that do so at the same moment may both believe it: ask again before anything is written.
 *
 * @returns the process that holds it, where that is another.
 */
export function takeLock(lock: string): number | undefined {
  // The file has its text from its first moment: it is written under another name and linked, which fails where there is one.
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock);
    return undefined;
  } catch {
    const holder = holderOf(lock);
    if (holder !== undefined && holder !== process.pid && runs(holder)) return holder;
    renameSync(draft, lock);
    return undefined;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Gives a lock back, where this process holds it. */
export function giveBack(lock: string): void {
  if (holderOf(lock) === process.pid) rmSync(lock);
}
