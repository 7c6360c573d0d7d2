/**
 * Tells each moving strip (`data-speed`, in CSS pixels per second, see `Marquee`) how long one round takes at its speed, now and
 * whenever its size changes. Returns what ends it.
 */
export function timeMarquees(): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      const width = target.firstElementChild?.getBoundingClientRect().width ?? 0;
      const round = width / Number(target.dataset.speed);
      if (round > 0) target.style.setProperty("--round", `${round}s`);
    }
  });
  for (const track of document.querySelectorAll("[data-speed]")) observer.observe(track);
  return () => observer.disconnect();
}
