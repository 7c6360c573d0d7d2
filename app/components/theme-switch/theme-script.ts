/** Where the chosen theme is remembered on this device. */
export const themeKey = "theme";

/** Makes the browser's frame follow a chosen theme: of the two colours for it (document-head.ts), the chosen one holds whatever the system says. */
export function frameFollows(theme: "system" | "light" | "dark"): void {
  for (const [index, scheme] of (["light", "dark"] as const).entries()) {
    const frame = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")[index];
    if (!frame) continue;
    frame.media =
      theme === "system" ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
  }
}

/** Runs before the first paint: sets the remembered theme, so that no page ever flashes in the other one. */
export const themeScript = `try{const t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;for(const m of document.querySelectorAll("meta[name=theme-color]"))m.media=m.media.includes(t)?"all":"not all"}}catch{}`;
