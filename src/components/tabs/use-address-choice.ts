import { makeListeners } from "../../hooks/make-listeners";
import { useBrowserValue } from "../../hooks/use-hydrated";

/** The hashes since the page opened, the current one last; "" for no hash. */
let named: readonly string[] = [];

const changes = makeListeners("popstate", "hashchange");

function readNamed(): readonly string[] {
  const id = location.hash.slice(1);
  if (named.at(-1) !== id) named = [...named, id];
  return named;
}

/** Sets the hash without scrolling. */
function choose(id: string, replace = false): void {
  if (location.hash === `#${id}`) return;
  history[replace ? "replaceState" : "pushState"](null, "", `#${id}`);
  changes.tell();
}

type Option = {
  id: string;
  /** Other anchors inside the option. */ anchors?: readonly string[] | undefined;
};

/** A choice in the address's hash. No hash means the first option; a foreign hash, such as #top, changes nothing. */
export function useAddressChoice(options: readonly Option[]) {
  const ids = useBrowserValue(changes.subscribe, readNamed);
  const optionOf = (name: string) =>
    name === "" ? options[0] : options.find(({ id, anchors }) => id === name || anchors?.includes(name));
  const last = ids?.findLast(optionOf) ?? "";
  return {
    /** Whether the page is hydrated; before, CSS shows the `:target`. */
    live: ids !== undefined,
    chosen: optionOf(last)?.id,
    choose,
  };
}
