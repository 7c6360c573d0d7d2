import { useState, useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  const ending = new AbortController();
  for (const event of ["popstate", "hashchange"]) addEventListener(event, listener, ending);
  return () => ending.abort();
}

/** Writes the hash without scrolling, and tells all choices of it, as Back does. */
function writeHash(id: string, replace = false): void {
  if (location.hash === `#${id}`) return;
  history[replace ? "replaceState" : "pushState"](null, "", `#${id}`);
  dispatchEvent(new PopStateEvent("popstate"));
}

/**
 * One choice out of a few that lives in the address's hash, so that it can be linked to and Back undoes it. A hash chooses the
 * element that it names, or that contains what it names. An address without a hash means the first one; a hash that belongs to
 * something else on the page (such as #top) changes nothing.
 */
export function useAddressChoice(choices: readonly { id: string }[]) {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  );
  const [last, setLast] = useState(choices[0]?.id);

  // Nothing contains what is not there.
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  const named = hash ? choices.find(({ id }) => document.getElementById(id)?.contains(target)) : choices[0];
  const chosen = named?.id ?? last;
  if (chosen !== last) setLast(chosen);

  return {
    /** Whether the script has taken over; until then the style sheet shows what `:target` says. */
    live: hash !== undefined,
    chosen,
    choose: writeHash,
  };
}
