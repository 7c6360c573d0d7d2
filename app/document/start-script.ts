/** Runs after the first frame: turns the parked links and scripts into real ones, so that nothing competes with the text and its font. */

function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=parked]"))
    link.rel = "modulepreload";
  for (const parked of document.querySelectorAll("script[type=parked]")) {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = parked.textContent;
    parked.replaceWith(script);
  }
}

requestAnimationFrame(() => setTimeout(start));
