/**
 * Turns the parked links and scripts into real ones after the first frame, so that nothing competes with the text and its font. A page
 * that is being prerendered has no frame before it is shown: there they start after a while, in milliseconds. Sooner they would be in
 * the way of a link that is pressed straight away.
 */
const patience = 400;

function start(): void {
  const [modules, entry] = document.querySelectorAll<HTMLScriptElement>("script[type=parked]");
  if (!modules || !entry) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=parked]")) {
    // The preload is the fetch that counts: it is held against the hash too.
    if (link.href === entry.src) link.integrity = entry.integrity;
    link.rel = "modulepreload";
  }
  modules.type = "module";
  // A script that is put in its own place again runs.
  modules.replaceWith(modules);
}

requestAnimationFrame(() => setTimeout(start));
setTimeout(() => {
  if (document.prerendering) start();
}, patience);
