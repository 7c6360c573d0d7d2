import "./reveal.css";

/** How far an element must be inside the window before it moves in, in CSS pixels (specification, section 9). */
const offset = 100;

let observer: IntersectionObserver | undefined;

/** The first entry shows whether the element starts below the window; later ones, whether it has entered. */
function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    if (isIntersecting) {
      if (target.dataset.reveal) target.dataset.reveal = "shown";
      observer?.unobserve(target);
    } else if (rootBounds && boundingClientRect.top >= rootBounds.bottom + offset)
      target.dataset.reveal = "waiting";
    else if (!target.dataset.reveal) observer?.unobserve(target);
  }
}

/** The scroll-in of the specification (1200 ms, offset 100 px, ease), as a ref. Only elements below the first screen move. */
export function reveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const looking = (observer ??= new IntersectionObserver(look, { rootMargin: `0px 0px -${offset}px` }));
  looking.observe(element);
  return () => looking.unobserve(element);
}
