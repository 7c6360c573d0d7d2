import { useEffect } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { rememberedTheme, rememberTheme, showTheme, themes, type Theme } from "./theme";
import styles from "./theme-switch.module.css";

type Props = { words: { label: string } & Record<Theme, string> };

/** Light, dark, or as the system says; remembered on this device. Needs JavaScript: it is not drawn without, and takes no choice before. */
export function ThemeSwitch({ words }: Props) {
  const hydrated = useHydrated();
  // The page is shown in the remembered theme before React runs (app/document/theme-script.ts); only the mark is missing.
  useEffect(() => showTheme(rememberedTheme()), []);
  const choose = (theme: Theme) => {
    showTheme(theme);
    rememberTheme(theme);
  };
  return (
    <fieldset className={styles.switch} disabled={!hydrated}>
      <legend className="unseen">{words.label}</legend>
      {themes.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            className="unseen"
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === "system"}
            onChange={() => choose(value)}
          />
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
