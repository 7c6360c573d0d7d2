/** Moves within the page. */

/** Runs a function after the next frame. */
export function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** The element with an id, by default the one in the hash. A link may lead anywhere on the page, so refs do not reach it. */
export const namedPart = (id = location.hash.slice(1)) => document.getElementById(id);

/** Makes the next scroll within the page smooth. The caller scrolls in this frame. */
export function moveThere(): void {
  const { dataset } = document.documentElement;
  dataset.jumping = "";
  afterNextFrame(() => delete dataset.jumping);
}
