import { useEffect, useRef } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { rememberTheme, showTheme, themes, type Theme } from "./theme";
import styles from "./theme-switch.module.css";

type Props = { words: { label: string } & Record<Theme, string> };

/** Light, dark, or as the system says; remembered on this device. Needs JavaScript: it is not drawn without, and takes no choice before. */
export function ThemeSwitch({ words }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const hydrated = useHydrated();
  // The page is shown in the remembered theme before React runs (app/document/theme-script.ts); only the mark is missing. The theme
  // that shows is the one to mark, also where the device remembers none.
  useEffect(() => {
    const { theme = "system" } = document.documentElement.dataset;
    for (const input of fieldset.current?.querySelectorAll("input") ?? [])
      input.checked = input.value === theme;
  }, []);
  const choose = (theme: Theme) => {
    showTheme(theme);
    rememberTheme(theme);
  };
  return (
    <fieldset ref={fieldset} className={styles.switch} disabled={!hydrated}>
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
