import type { Ref } from "react";
import styles from "./choice.module.css";

type Props = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** The option chosen at first; the first one where it is left out. */ initial?: string;
  className?: string | undefined;
  look?: "pills" | "switch";
  ref?: Ref<HTMLFieldSetElement>;
};

/**
 * A choice of one out of a few, as radio buttons: the arrow keys move, one is always chosen, and a section shows what belongs to
 * the choice with CSS (`:has([value="design"]:checked)`), so that it works before and without JavaScript.
 */
export function Choice({
  name,
  legend,
  options,
  initial = options[0]?.value,
  className,
  look = "pills",
  ref,
}: Props) {
  return (
    <fieldset ref={ref} className={[styles.choice, styles[look], className].filter(Boolean).join(" ")}>
      <legend className="unseen">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            className="unseen"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === initial}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
