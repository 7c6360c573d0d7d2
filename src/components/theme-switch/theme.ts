/** The chosen theme: on the root element, in `theme-color`, and in local storage. */

import { kept } from "../../hooks/storage";

export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

export function rememberedTheme(): Theme {
  return themes.find((theme) => theme === kept("theme")) ?? "system";
}

/** Shows a theme. A chosen theme also overrides the media queries of `theme-color`. */
export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // React does not render the head. The colour of the light theme comes first.
  const frames = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [index, frame] of frames.entries()) {
    const scheme = index === 0 ? "light" : "dark";
    frame.media =
      theme === "system" ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
  }
}
