/** Animates the mosaic once a session, before its first visible frame; without storage or this script, at every visit. */
requestAnimationFrame(() => {
  try {
    if (sessionStorage.getItem("laid")) document.documentElement.dataset.laid = "";
    sessionStorage.setItem("laid", "yes");
  } catch {
    // The browser refuses storage.
  }
});
