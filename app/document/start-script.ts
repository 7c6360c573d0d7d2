/** Runs after the first frame: turns the parked links and scripts into real ones, so that nothing competes with the text and its font. */

function start(): void {
  const [modules, entry] = document.querySelectorAll<HTMLScriptElement>("script[type=parked]");
  if (!modules || !entry) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=parked]")) {
    // The preload is the fetch that counts: it is held against the hash too.
    if (link.href === entry.src) link.integrity = entry.integrity;
    link.rel = "modulepreload";
  }
  for (const script of [modules, entry]) {
    script.type = "module";
    // One after the other: what starts React finds the modules of the page's routes (entry.client.tsx).
    script.async = false;
    // A script that is put in its own place again runs. A new one with its text would be refused (Trusted Types).
    script.replaceWith(script);
  }
}

requestAnimationFrame(() => setTimeout(start));
