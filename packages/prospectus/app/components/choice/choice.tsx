import { Fragment, type ComponentProps, type ReactNode, type Ref } from "react";
import { cx } from "../cx";
import styles from "./choice.module.css";

type Props = {
  name: string;
  legend: string;
  /** `mark` stands before the label; `panel` is what shows while the option is chosen. */
  options: readonly { value: string; label: string; mark?: ReactNode; panel?: ReactNode }[];
  className?: string | undefined;
  look?: "pills" | "switch";
  /** The properties of a radio button, where something else reads the choice (use-choice.ts). */
  radio?: (value: string) => ComponentProps<"input">;
  ref?: Ref<HTMLFieldSetElement>;
};

/**
 * A choice of one out of any number, as radio buttons: the arrow keys move, and one is always chosen. Each option stands before its
 * panel, by which CSS tells which one shows, before and without JavaScript; the panels are drawn below all options.
 */
export function Choice({ name, legend, options, className, look = "pills", radio, ref }: Props) {
  return (
    <fieldset ref={ref} className={cx("row", styles.choice, styles[look], className)}>
      <legend className="unseen">{legend}</legend>
      {options.map(({ value, label, mark, panel }, index) => (
        <Fragment key={value}>
          <label className={`pill unprinted ${styles.option}`}>
            <input
              className="unseen"
              type="radio"
              name={name}
              {...(radio?.(value) ?? { value, defaultChecked: index === 0 })}
            />
            {mark}
            {label}
          </label>
          {panel && <div className={styles.panel}>{panel}</div>}
        </Fragment>
      ))}
    </fieldset>
  );
}
