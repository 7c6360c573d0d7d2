import { useState, useSyncExternalStore } from "react";

type Choice = {
  id: string;
  /** Ids of elements inside it: an address that names one of them chooses it too. */ anchors?: readonly string[];
};

type Chosen = {
  /** Whether the script has taken over; until then the style sheet shows what `:target` says. */
  live: boolean;
  chosen: string | undefined;
  choose: (id: string, options?: { replace?: boolean }) => void;
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
    removeEventListener("hashchange", listener);
  };
}

/** Writes the hash without scrolling. */
function writeHash(id: string, replace: boolean): void {
  if (location.hash === `#${id}`) return;
  history[replace ? "replaceState" : "pushState"](null, "", `#${id}`);
  for (const listener of listeners) listener();
}

/**
 * One choice out of a few that lives in the address's hash, so that it can be linked to and Back undoes it. An address without a
 * hash means the first one; a hash that belongs to something else on the page (such as #top) changes nothing.
 */
export function useAddressChoice(choices: readonly Choice[]): Chosen {
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
    live: hash !== undefined,
    chosen,
    choose: (id, { replace = false } = {}) => writeHash(id, replace),
  };
}
