/**
 * Runs before the first frame that shows the mosaic, for which a page that is prerendered waits: it is laid once a session. Without
 * storage, or without a script, it is laid at every visit.
 */
requestAnimationFrame(() => {
  try {
    if (sessionStorage.getItem("laid")) document.documentElement.dataset.laid = "";
    sessionStorage.setItem("laid", "yes");
  } catch {
    // The browser refuses storage.
  }
});
