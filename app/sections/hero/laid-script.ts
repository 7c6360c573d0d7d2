/** Runs before the mosaic is drawn: it is laid once a session. Without storage, or without a script, it is laid at every visit. */
try {
  if (sessionStorage.getItem("laid")) document.documentElement.dataset.laid = "";
  sessionStorage.setItem("laid", "yes");
} catch {
  // The browser refuses storage.
}
