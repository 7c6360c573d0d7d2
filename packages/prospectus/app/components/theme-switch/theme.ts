/** The chosen theme: on the root element, in the colour of the browser's frame, and remembered on this device. */

import { kept } from "../../hooks/storage";

/** What can be chosen. */
export const themes = ["system", "light", "dark"] as const;

/** A choice of the theme switch. */
export type Theme = (typeof themes)[number];

/** The theme that is remembered on this device. */
export function rememberedTheme(): Theme {
  return themes.find((theme) => theme === kept("theme")) ?? "system";
}

/** Shows a theme. Of the two colours for the browser's frame in the head, the chosen one then holds whatever the system says. */
export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const [index, scheme] of (["light", "dark"] as const).entries()) {
    // React does not render the head.
    const frame = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")[index];
    if (!frame) continue;
    frame.media =
      theme === "system" ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
  }
}
