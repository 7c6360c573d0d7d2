import { Fragment, type ReactNode, type Ref } from "react";
import styles from "./choice.module.css";

type Props = {
  name: string;
  legend: string;
  /** `panel` is what shows while the option is chosen. */
  options: readonly { value: string; label: string; panel?: ReactNode }[];
  /** The option chosen at first; the first one where it is left out. */ initial?: string;
  className?: string | undefined;
  look?: "pills" | "switch";
  ref?: Ref<HTMLFieldSetElement>;
};

/**
 * A choice of one out of any number, as radio buttons: the arrow keys move, and one is always chosen. Each option stands before its
 * panel, by which CSS tells which one shows, before and without JavaScript; the panels are drawn below all options.
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
      {options.map(({ value, label, panel }) => (
        <Fragment key={value}>
          <label className={styles.option}>
            <input
              className="unseen"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
            />
            {label}
          </label>
          {panel && <div className={styles.panel}>{panel}</div>}
        </Fragment>
      ))}
    </fieldset>
  );
}
