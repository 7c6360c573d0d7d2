import type { ComponentProps } from "react";
import styles from "./field.module.css";

type Props = Omit<ComponentProps<"input">, "id"> & {
  id: string;
  label: string;
  /** Draws the marker *; nothing is checked because of it. */
  marked?: boolean | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
  /** Whether it takes several lines. */
  multiline?: boolean | undefined;
};

/** How much can be typed: no mail address is longer (RFC 5321, 4.5.3.1.3), and no message has to be. */
const longest = { line: 254, text: 10_000 };

/** A labelled text of a line or of several, with room for an error under it. */
export function Field({ id, label, marked, error, className, multiline, ...rest }: Props) {
  const { name, required, autoComplete } = rest;
  const control = {
    className: "control",
    id,
    ...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {}),
  };
  return (
    <div className={["stack", styles.field, className].filter(Boolean).join(" ")}>
      <label className={`bold ${styles.label}`} htmlFor={id}>
        {marked ? `${label} *` : label}
      </label>
      {multiline ? (
        <textarea {...{ name, required, autoComplete }} {...control} maxLength={longest.text} rows={5} />
      ) : (
        <input type="text" maxLength={longest.line} {...rest} {...control} />
      )}
      {error && (
        <p className={`text-small bold ${styles.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
