/** Delay of scripts in a prerendered page, in milliseconds. Earlier scripts would delay the page if its link is pressed at once. */
const prerenderDelay = 400;

/** Starts the parked scripts after the first frame, so that text and font come first. */
function start(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[type=parked]")) {
    script.type = "module";
    // A script runs when it is inserted again. In the head it matches no `:has()`.
    document.head.append(script);
  }
}

requestAnimationFrame(() => setTimeout(start));
setTimeout(() => {
  if (document.prerendering) start();
}, prerenderDelay);
