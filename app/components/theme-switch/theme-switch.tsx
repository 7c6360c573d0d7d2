import { useSyncExternalStore } from "react";
import { frameFollows, themeKey } from "./theme-script";
import styles from "./theme-switch.module.css";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function choose(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  frameFollows(theme);
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that refuses storage still shows the theme on this page.
  }
  for (const listener of listeners) listener();
}

/** Light, dark, or as the system says; remembered on this device. Needs JavaScript, so it is not drawn without. */
export function ThemeSwitch({ words }: { words: { label: string } & Record<Theme, string> }) {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => "system");
  return (
    <fieldset className={styles.switch}>
      <legend className="unseen">{words.label}</legend>
      {themes.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            className="unseen"
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
