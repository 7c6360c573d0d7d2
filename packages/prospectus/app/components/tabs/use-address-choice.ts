import { useSyncExternalStore } from "react";

/** The ids that the address has named since the page opened, the present one last; "" where it named none. */
let named: readonly string[] = [];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const ending = new AbortController();
  listeners.add(listener);
  for (const event of ["popstate", "hashchange"]) addEventListener(event, listener, ending);
  return () => {
    listeners.delete(listener);
    ending.abort();
  };
}

function readNamed(): readonly string[] {
  const id = location.hash.slice(1);
  if (named.at(-1) !== id) named = [...named, id];
  return named;
}

/** Writes an id into the address without scrolling. */
function choose(id: string, replace = false): void {
  if (location.hash === `#${id}`) return;
  history[replace ? "replaceState" : "pushState"](null, "", `#${id}`);
  for (const listener of listeners) listener();
}

type Option = {
  id: string;
  /** What else it holds to which an address may lead. */ anchors?: readonly string[] | undefined;
};

/**
 * One choice out of a few that lives in the address's hash, so that it can be linked to and Back undoes it. An address without a
 * hash means the first one; a hash that belongs to something else on the page (such as #top) changes nothing.
 */
export function useAddressChoice(options: readonly Option[]) {
  const ids = useSyncExternalStore(subscribe, readNamed, () => undefined);
  const optionOf = (name: string) =>
    name === "" ? options[0] : options.find(({ id, anchors }) => id === name || anchors?.includes(name));
  const last = ids?.findLast(optionOf) ?? "";
  return {
    /** Whether the script has taken over; until then the style sheet shows what `:target` says. */
    live: ids !== undefined,
    chosen: optionOf(last)?.id,
    choose,
  };
}
