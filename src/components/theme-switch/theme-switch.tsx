import { keep } from "../../hooks/storage";
import { useBrowserValue } from "../../hooks/use-hydrated";
import { showTheme, themes, type Theme } from "./theme";
import styles from "./theme-switch.module.css";

type Props = { words: { label: string } & Record<Theme, string> };

/** The root element holds the theme: src/components/theme-switch/theme-script.ts sets it before React runs. */
function follow(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme choice: light, dark or system, remembered on this device. Needs JavaScript: without it the switch is not drawn. */
export function ThemeSwitch({ words }: Props) {
  const shown = useBrowserValue(follow, () => document.documentElement.dataset.theme ?? "system");
  const choose = (theme: Theme) => {
    showTheme(theme);
    keep("theme", theme === "system" ? "" : theme);
  };
  return (
    <fieldset className={styles.switch} disabled={!shown}>
      <legend className="unseen">{words.label}</legend>
      {themes.map((value) => (
        <label key={value} className={`text-small bold ${styles.choice}`}>
          <input
            className="unseen"
            type="radio"
            name="theme"
            value={value}
            checked={value === (shown ?? "system")}
            onChange={() => choose(value)}
          />
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
