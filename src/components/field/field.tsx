import type { ComponentProps, ReactNode } from "react";
import { cx } from "../cx";
import styles from "./field.module.css";

type Shared = {
  id: string;
  label: string;
  /** Draws the marker *; validation ignores it. */
  marked?: boolean | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

function Labelled({ id, label, marked, error, className, children }: Shared & { children: ReactNode }) {
  return (
    <div className={cx("stack", styles.field, className)}>
      <label className={`bold ${styles.label}`} htmlFor={id}>
        {marked ? `${label} *` : label}
      </label>
      {children}
      {error && (
        <p className={`text-small bold ${styles.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The properties of a field's control, which refer to its error message. */
const controlOf = <Props extends Shared>({ label: _label, marked: _marked, error, ...control }: Props) => ({
  ...control,
  className: "control",
  ...(error && { "aria-invalid": true, "aria-describedby": `${control.id}-error` }),
});

/** A labelled field with one line. No mail address is longer (RFC 5321, 4.5.3.1.3). */
export const Field = (props: Shared & ComponentProps<"input">) => (
  <Labelled {...props}>
    <input type="text" maxLength={254} {...controlOf(props)} />
  </Labelled>
);

/** A labelled field with several lines. */
export const TextField = (props: Shared & ComponentProps<"textarea">) => (
  <Labelled {...props}>
    <textarea rows={5} maxLength={10_000} {...controlOf(props)} />
  </Labelled>
);
