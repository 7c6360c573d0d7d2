import { frameFollows, themeKey } from "../components/theme-switch/theme-script";

/** Shows the theme of a choice of the theme switch, and remembers it on this device. */
function choose({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== "theme") return;
  const theme = target.value === "light" || target.value === "dark" ? target.value : "system";
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  frameFollows(theme);
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that refuses storage still shows the theme on this page.
  }
}

/** Lets the theme switch of this screen (`ThemeSwitch`) say and change the theme. Returns what takes it back. */
export function followThemeSwitch(): () => void {
  const { theme = "system" } = document.documentElement.dataset;
  for (const input of document.querySelectorAll<HTMLInputElement>("[name=theme]"))
    input.checked = input.value === theme;
  document.addEventListener("change", choose);
  return () => document.removeEventListener("change", choose);
}
