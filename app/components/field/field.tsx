import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import styles from "./field.module.css";

type Shared = {
  id: string;
  label: string;
  /** Draws the marker *; nothing is checked because of it. */
  marked?: boolean | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
  className?: string | undefined;
};
type InputProps = Shared &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof Shared> & { ref?: Ref<HTMLInputElement> };
type AreaProps = Shared &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Shared> & { ref?: Ref<HTMLTextAreaElement> };

/** What assistive technology is told of a wrong value, and where the words about it stand. */
function errorAttributes(id: string, error: string | undefined) {
  return error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};
}

/** The label above a control, and the error under it. */
function Labelled({ id, label, marked, error, className, children }: Shared & { children: ReactNode }) {
  return (
    <div className={["stack", styles.field, className].filter(Boolean).join(" ")}>
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

/** How much can be typed: no mail address is longer (RFC 5321, 4.5.3.1.3), and no message has to be. */
const longest = { line: 254, text: 10_000 };

/** A labelled line of text with room for an error. */
export function Field({ id, label, marked, error, className, type = "text", ...rest }: InputProps) {
  return (
    <Labelled id={id} label={label} marked={marked} error={error} className={className}>
      <input
        maxLength={longest.line}
        {...rest}
        {...errorAttributes(id, error)}
        className="control"
        id={id}
        type={type}
      />
    </Labelled>
  );
}

/** A labelled text of several lines with room for an error. */
export function Area({ id, label, marked, error, className, rows = 5, ...rest }: AreaProps) {
  return (
    <Labelled id={id} label={label} marked={marked} error={error} className={className}>
      <textarea
        maxLength={longest.text}
        {...rest}
        {...errorAttributes(id, error)}
        className="control"
        id={id}
        rows={rows}
      />
    </Labelled>
  );
}
