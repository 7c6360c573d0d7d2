import { Fragment, type ReactNode } from "react";
import styles from "./choice.module.css";
import { useChoice, type Chosen } from "./use-choice";

type Props = {
  name: string;
  legend: string;
  /** `mark` stands before the label; `panel` is what shows while the option is chosen. */
  options: readonly { value: string; label: string; mark?: ReactNode; panel?: ReactNode }[];
  className?: string | undefined;
  look?: "pills" | "switch";
  /** What is chosen, where something else chooses too. */ choice?: Chosen<string>;
};

/**
 * A choice of one out of any number, as radio buttons: the arrow keys move, and one is always chosen. Each option stands before its
 * panel, by which CSS tells which one shows, before and without JavaScript; the panels are drawn below all options.
 */
export function Choice({ name, legend, options, className, look = "pills", choice }: Props) {
  const own = useChoice(options[0]?.value);
  const { radio } = choice ?? own;
  return (
    <fieldset className={["row", styles.choice, styles[look], className].filter(Boolean).join(" ")}>
      <legend className="unseen">{legend}</legend>
      {options.map(({ value, label, mark, panel }) => (
        <Fragment key={value}>
          <label className={`pill unprinted ${styles.option}`}>
            <input className="unseen" name={name} {...radio(value)} />
            {mark}
            {label}
          </label>
          {panel && <div className={styles.panel}>{panel}</div>}
        </Fragment>
      ))}
    </fieldset>
  );
}
