/**
 * Turns the parked scripts into real ones after the first frame, so that nothing competes with the text and its font. A page
 * that is being prerendered has no frame before it is shown: there they start after a while, in milliseconds. Sooner they would be in
 * the way of a link that is pressed straight away.
 */
const patience = 400;

function start(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[type=parked]")) {
    script.type = "module";
    // A script that is put in its own place again runs.
    script.replaceWith(script);
  }
}

requestAnimationFrame(() => setTimeout(start));
setTimeout(() => {
  if (document.prerendering) start();
}, patience);
