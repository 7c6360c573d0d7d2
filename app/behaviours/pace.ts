/**
 * How long React may take to take a page over, in milliseconds, on a device that has time for a cross-fade. The work is nearly the
 * same on every page, so it tells how fast the device is: 45 ms where a picture of the old page costs 20 ms more, and 200 ms
 * where it costs 80 and the new page would be kept waiting.
 */
const quick = 150;

/** When the script began to run. */
const begun = performance.now();

let taken = 0;

/** Notes that React has taken the page over. */
export function noteTakenOver(): void {
  taken ||= performance.now() - begun;
}

/** Whether route changes may cross-fade: on a device that has the time, for a visitor who has nothing against motion. */
export function mayCrossFade(): boolean {
  return taken <= quick && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
