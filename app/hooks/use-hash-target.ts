import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `show` with the id that the address's hash names, when the page opens and whenever another part of it is linked to.
 *
 * @param show Opens what has that id, and says whether it does: then the page scrolls there. A page that does not open at its top
 * stays where it is: its browser has followed the hash, or come back to the place that the visitor left.
 */
export function useHashTarget(show: (id: string) => boolean): void {
  const opening = useRef("");
  const follow = useEffectEvent((stays: boolean) => {
    const id = location.hash.slice(1);
    if (show(id) && !stays) opening.current = id;
  });
  useEffect(() => {
    document.getElementById(opening.current)?.scrollIntoView();
    opening.current = "";
  });
  useEffect(() => {
    follow(scrollY > 0);
    const change = () => follow(false);
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
}
