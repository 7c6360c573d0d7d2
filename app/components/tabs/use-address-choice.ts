import { useState, useSyncExternalStore } from "react";
import { useHydrated } from "../../hooks/use-hydrated";

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

/**
 * Writes the hash without scrolling. Not by the router's `navigate`, which scrolls to what a hash names even where it is told not
 * to. The entry keeps the state of the one before it, so for the router it is the same place, and Back leaves the page as it stands.
 */
function writeHash(id: string, replace: boolean): void {
  if (location.hash === `#${id}`) return;
  history[replace ? "replaceState" : "pushState"](history.state, "", `#${id}`);
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
    () => "",
  );
  const live = useHydrated();
  const [last, setLast] = useState(choices[0]?.id);

  const target = hash.slice(1);
  const named = target
    ? choices.find(({ id, anchors }) => id === target || anchors?.includes(target))
    : choices[0];
  const chosen = named?.id ?? last;
  if (chosen !== last) setLast(chosen);

  return { live, chosen, choose: (id, { replace = false } = {}) => writeHash(id, replace) };
}
