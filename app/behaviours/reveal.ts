import "./reveal.css";

/**
 * The scroll-in of the specification (1200 ms, offset 100 px, ease) for every element with `data-reveal`. It only ever moves
 * what lies below the first screen, never hides text, and never runs for reduced motion, without JavaScript or in print. Returns
 * what ends it.
 */
export function revealOnScroll(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        target.dataset.reveal = "shown";
        observer.unobserve(target);
      }
    },
    { rootMargin: "0px 0px -100px" },
  );
  for (const element of document.querySelectorAll<HTMLElement>("[data-reveal]")) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.dataset.reveal = "waiting";
    observer.observe(element);
  }
  return () => observer.disconnect();
}
