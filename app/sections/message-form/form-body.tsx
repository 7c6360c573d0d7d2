import type { ComponentProps, ReactNode } from "react";
import type { MailView, PostView } from "../../../site/views/form.ts";
import { Area, Field } from "../../components/field/field";
import styles from "./message-form.module.css";

type FieldView = {
  name: string;
  label: string;
  type?: "email";
  autoComplete?: string;
  /** Draws the marker *. */ marked?: boolean;
  multiline?: boolean;
};

/** What a form shows, wherever it is sent. */
export type FormProps = {
  /** Unique on the page: the fields' ids start with it. */ id: string;
  title?: string;
  fields: readonly FieldView[];
  words: {
    /** The label of the box that lets this device remember name and email. */ save: string;
    button: string;
    /** What is said when the form is sent and there is nowhere to send it. */ status?: string | undefined;
    /** What the marker * means. */ required: string;
  };
  /** How it is sent, where the site sends forms. */
  sending?: MailView | PostView | undefined;
};

type Props = Omit<ComponentProps<"form">, keyof FormProps> &
  Omit<FormProps, "fields" | "sending"> & {
    fields: readonly (FieldView & { required?: boolean | undefined; error?: string | undefined })[];
    /** What sends the form, and what nobody sees. */ children: ReactNode;
  };

/** A form with its fields and the box that lets this device remember the visitor. */
export function FormBody({ id, title, fields, words, children, ...rest }: Props) {
  return (
    <form
      className={`stack ${styles.form}`}
      {...rest}
      {...(title ? { "aria-labelledby": `${id}-title` } : {})}
    >
      {title && (
        <h2 className="text-section" id={`${id}-title`}>
          {title}
        </h2>
      )}
      <p className="text-small muted">{words.required}</p>
      <div className={`grid ${styles.fields}`}>
        {fields.map(({ multiline, ...field }) => {
          const { name } = field;
          return multiline ? (
            <Area key={name} {...field} id={`${id}-${name}`} className={styles.whole} />
          ) : (
            <Field key={name} {...field} id={`${id}-${name}`} className={styles.half} />
          );
        })}
      </div>
      <label className={`row ${styles.save}`}>
        <input className="check-box" type="checkbox" name="save" value="yes" />
        {words.save}
      </label>
      <div className={`row ${styles.foot}`}>{children}</div>
    </form>
  );
}
