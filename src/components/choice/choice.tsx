import { Fragment, type ComponentProps, type ReactNode, type Ref } from "react";
import { cx } from "../cx";
import styles from "./choice.module.css";

type Props = {
  name: string;
  legend: string;
  /** `panel` shows while the option is chosen. */
  options: readonly { value: string; label: string; panel?: ReactNode }[];
  className?: string | undefined;
  look?: "pills" | "switch";
  /** Properties for each radio button of a controlled choice (use-choice.ts). */
  radio?: (value: string) => ComponentProps<"input">;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Radio buttons, one always chosen. Each option precedes its panel, so CSS can show the panel without JavaScript.
 * No fieldset: in one, Chromium can lose the content of size containers (cards) while the page and its fonts arrive.
 */
export function Choice({ name, legend, options, className, look = "pills", radio, ref }: Props) {
  return (
    <div
      ref={ref}
      role="group"
      aria-label={legend}
      className={cx("row", styles.choice, styles[look], className)}
    >
      {options.map(({ value, label, panel }, index) => (
        <Fragment key={value}>
          <label className={`pill unprinted ${styles.option}`}>
            <input
              className="unseen"
              type="radio"
              name={name}
              {...(radio?.(value) ?? { value, defaultChecked: index === 0 })}
            />
            {label}
          </label>
          {panel && <div className={styles.panel}>{panel}</div>}
        </Fragment>
      ))}
    </div>
  );
}
