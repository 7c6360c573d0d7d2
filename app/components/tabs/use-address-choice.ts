import { useState, useSyncExternalStore } from "react";

type Choice = {
  id: string;
  /** Ids of elements inside it: an address that names one of them chooses it too. */ anchors?: readonly string[];
};

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
 * One choice out of a few that lives in the address's hash, so that it can be linked to and Back undoes it. An address without a
 * hash means the first one; a hash that belongs to something else on the page (such as #top) changes nothing.
 */
export function useAddressChoice(choices: readonly Choice[]) {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  );
  const [last, setLast] = useState(choices[0]?.id);

  const target = hash?.slice(1);
  const named = target
    ? choices.find(({ id, anchors }) => id === target || anchors?.includes(target))
    : choices[0];
  const chosen = named?.id ?? last;
  if (chosen !== last) setLast(chosen);

  return {
    /** Whether the script has taken over; until then the style sheet shows what `:target` says. */
    live: hash !== undefined,
    chosen,
    choose: writeHash,
  };
}
