import styles from "./theme-switch.module.css";

const themes = ["system", "light", "dark"] as const;

/**
 * Light, dark, or as the system says; remembered on this device by `app/behaviours/theme.ts`. Needs JavaScript, so it is not drawn
 * without.
 */
export function ThemeSwitch({
  words,
}: {
  words: { label: string } & Record<(typeof themes)[number], string>;
}) {
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
            defaultChecked={value === "system"}
          />
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
