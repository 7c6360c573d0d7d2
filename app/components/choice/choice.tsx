import { Fragment, type ReactNode, type Ref } from "react";
import styles from "./choice.module.css";

type Props = {
  name: string;
  legend: string;
  /** `panel` is what shows while the option is chosen. */
  options: readonly { value: string; label: string; panel?: ReactNode }[];
  className?: string | undefined;
  look?: "pills" | "switch";
  ref?: Ref<HTMLFieldSetElement>;
};

/**
 * A choice of one out of any number, as radio buttons: the arrow keys move, and one is always chosen. Each option stands before its
 * panel, by which CSS tells which one shows, before and without JavaScript; the panels are drawn below all options.
 */
export function Choice({ name, legend, options, className, look = "pills", ref }: Props) {
  return (
    <fieldset ref={ref} className={[styles.choice, styles[look], className].filter(Boolean).join(" ")}>
      <legend className="unseen">{legend}</legend>
      {options.map(({ value, label, panel }, index) => (
        <Fragment key={value}>
          <label className={styles.option}>
            <input className="unseen" type="radio" name={name} value={value} defaultChecked={index === 0} />
            {label}
          </label>
          {panel && <div className={styles.panel}>{panel}</div>}
        </Fragment>
      ))}
    </fieldset>
  );
}
