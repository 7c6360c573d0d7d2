import { useState } from "react";
import { useBrowserValue } from "../../hooks/use-hydrated";

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

const readHash = () => location.hash.slice(1);

/** Sets the hash without scrolling. */
function choose(id: string, replace = false): void {
  if (location.hash === `#${id}`) return;
  history[replace ? "replaceState" : "pushState"](null, "", `#${id}`);
  for (const listener of listeners) listener();
}

type Option = {
  id: string;
  /** Other anchors inside the option. */ anchors?: readonly string[] | undefined;
};

/** A choice in the address's hash. No hash means the first option; a foreign hash, such as #top, changes nothing. */
export function useAddressChoice(options: readonly Option[]) {
  const name = useBrowserValue(subscribe, readHash);
  const [last, setLast] = useState(options[0]?.id);
  const named = name ? options.find(({ id, anchors }) => id === name || anchors?.includes(name)) : options[0];
  const chosen = named?.id ?? last;
  if (chosen !== last) setLast(chosen);
  return {
    /** Whether the page is hydrated; before, CSS shows the `:target`. */
    live: name !== undefined,
    chosen,
    choose,
  };
}
