/** Delay of scripts in a prerendered page, in milliseconds. Earlier they would slow down a link that is pressed at once. */
const prerenderDelay = 400;

/** Starts the parked scripts after the first frame, so that nothing competes with the text and its font. */
function start(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[type=parked]")) {
    script.type = "module";
    // Inserting a script again runs it.
    script.replaceWith(script);
  }
}

requestAnimationFrame(() => setTimeout(start));
setTimeout(() => {
  if (document.prerendering) start();
}, prerenderDelay);
