import type { ComponentProps, ReactNode } from "react";
import { cx } from "../cx";
import styles from "./field.module.css";

type Shared = {
  id: string;
  label: string;
  /** Draws the marker *; validation ignores it. */
  marked?: boolean | undefined;
  /** The error message. */
  error?: string | undefined;
  className?: string | undefined;
};

/** Maximum lengths: no mail address is longer (RFC 5321, 4.5.3.1.3), and no message has to be. */
const longest = { line: 254, text: 10_000 };

/** Attributes that link a control to its label and error. */
const tiedTo = ({ id, error }: Shared) => ({
  className: "control",
  id,
  ...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` }),
});

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

/** A labelled field with one line. */
export function Field({
  id,
  label,
  marked,
  error,
  className,
  ...rest
}: Shared & Omit<ComponentProps<"input">, "id">) {
  const shared = { id, label, marked, error, className };
  return (
    <Labelled {...shared}>
      <input type="text" maxLength={longest.line} {...rest} {...tiedTo(shared)} />
    </Labelled>
  );
}

/** A labelled field with several lines. */
export function TextField({
  id,
  label,
  marked,
  error,
  className,
  ...rest
}: Shared & Omit<ComponentProps<"textarea">, "id">) {
  const shared = { id, label, marked, error, className };
  return (
    <Labelled {...shared}>
      <textarea rows={5} maxLength={longest.text} {...rest} {...tiedTo(shared)} />
    </Labelled>
  );
}
