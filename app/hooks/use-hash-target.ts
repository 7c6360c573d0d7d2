import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Calls `show` with the id that the address's hash names, when the page opens and whenever another part of it is linked to.
 *
 * @param show Opens what has that id, and says whether it has: then the page scrolls there. Back, Forward and a reload come to
 * the place that the visitor left, so there the page stays; one at its top then was just opened, and its browser could not scroll
 * to what was still hidden.
 */
export function useHashTarget(show: (id: string) => Element | undefined): void {
  const { hash, key } = useLocation();
  // An entry without a key of the router's is a link to a part of this page, which the browser itself followed.
  const returns = useNavigationType() === "POP" && key !== "default";
  const target = useEffectEvent((id: string, stays: boolean) => {
    const element = id === "" ? undefined : show(id);
    if (element && !(stays && scrollY > 0)) element.scrollIntoView();
  });
  useEffect(() => target(hash.slice(1), returns), [hash, returns]);
}
