import "./reveal.css";

/** What moves in when it is scrolled to: `offset` is how far it must have come into the window (specification, section 9). */
const offset = 100;

let observer: IntersectionObserver | undefined;

/** The first look at an element tells whether it lies below the window; the next ones whether it has come into it. */
function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    if (isIntersecting) {
      if (target.dataset.reveal) target.dataset.reveal = "shown";
      observer?.unobserve(target);
    } else if (boundingClientRect.top >= innerHeight) target.dataset.reveal = "waiting";
    else if (!target.dataset.reveal && boundingClientRect.top < innerHeight) observer?.unobserve(target);
  }
}

/**
 * The scroll-in of the specification (1200 ms, offset 100 px, ease), as a ref: `<div ref={reveal}>`. It moves only what lies below
 * the first screen, never hides text, and never runs for reduced motion, without JavaScript or in print.
 */
export function reveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  observer ??= new IntersectionObserver(look, { rootMargin: `0px 0px -${offset}px` });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
