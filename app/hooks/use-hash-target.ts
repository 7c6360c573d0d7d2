import { useEffect, useEffectEvent } from "react";

/**
 * Calls `show` with the id that the address's hash names, when the page opens and whenever another part of it is linked to.
 *
 * @param show Opens what has that id, and says whether it has: then the page scrolls there. A page that does not open at its top
 * stays where it is: its browser has followed the hash, or come back to the place that the visitor left.
 */
export function useHashTarget(show: (id: string) => Element | undefined): void {
  const target = useEffectEvent((stays: boolean) => {
    const id = location.hash.slice(1);
    const element = id === "" ? undefined : show(id);
    if (!stays) element?.scrollIntoView();
  });
  useEffect(() => {
    target(scrollY > 0);
    const follow = () => target(false);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}
