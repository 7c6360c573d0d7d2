/** Delay of scripts in a prerendered page, in milliseconds. Earlier scripts would delay the page if its link is pressed at once. */
const prerenderDelay = 400;

let isStarted = false;

/** Starts the parked scripts after the first frame, so that text and font come first. In the head they touch no style of the body. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const parked = document.querySelectorAll<HTMLScriptElement>("script[type=parked]");
  for (const { src, integrity } of parked)
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src, integrity }));
}

requestAnimationFrame(() => setTimeout(start));
setTimeout(() => {
  if (document.prerendering) start();
}, prerenderDelay);
