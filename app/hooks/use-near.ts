import { useEffect, useRef, useState, type RefObject } from "react";

/** A ref for an element, and whether that has come into the window or within a window's height of it. What is hidden is not near. */
export function useNear<Near extends Element>(): [RefObject<Near | null>, boolean] {
  const ref = useRef<Near>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || near) return undefined;
    const look = (entries: readonly IntersectionObserverEntry[]) =>
      setNear(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(look, { rootMargin: "100% 0px" });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
