import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { Area, Field } from "../../components/field/field";
import { Submit } from "../../components/submit/submit";
import { useHydrated } from "../../hooks/use-hydrated";
import { useTypedText } from "../../hooks/use-typed-text";
import { fillIn, forget, remember } from "./remembered";
import styles from "./message-form.module.css";

type FieldView = {
  name: string;
  label: string;
  type?: "email";
  autoComplete?: string;
  /** Draws the marker *; nothing is checked. */
  required?: boolean;
  multiline?: boolean;
};

type Props = {
  /** Unique on the page: the fields' ids start with it. */ id: string;
  title?: string;
  fields: readonly FieldView[];
  words: {
    /** The label of the box that lets this device remember name and email. */ save: string;
    button: string;
    /** What is said when the form is sent and there is nowhere to send it. */ status: string;
    /** What the marker * means. */ required: string;
  };
  /** Where the form posts to. Without it, sending makes no call and stays on the page. */
  formAddress: string | null;
};

/**
 * The form of the contact page and of the courses' Query tab. It checks nothing. Name and email are kept on this device for the
 * next time if the box is ticked, and forgotten if it is not.
 */
export function MessageForm({ id, title, fields, words, formAddress }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [sent, setSent] = useState(false);
  // A form that posts to an address needs no script.
  const usable = useHydrated() || formAddress !== null;

  useTypedText(form);
  useEffect(() => {
    if (form.current && fillIn(form.current) && box.current) box.current.checked = true;
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (box.current?.checked) remember(event.currentTarget);
    else forget();
    if (formAddress) return;
    event.preventDefault();
    flushSync(() => setSent(true));
    status.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      {...(title ? { "aria-labelledby": `${id}-title` } : {})}
      {...(formAddress ? { method: "post", action: formAddress } : {})}
      onSubmit={submit}
      onInput={() => setSent(false)}
    >
      {title && (
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
      )}
      <p className={styles.legend}>{words.required}</p>
      <div className={styles.fields}>
        {fields.map(({ name, label, type, autoComplete, required: marked, multiline }) => {
          const shared = { id: `${id}-${name}`, name, label, marked };
          return multiline ? (
            <Area key={name} {...shared} className={styles.whole} />
          ) : (
            <Field key={name} {...shared} className={styles.half} type={type} autoComplete={autoComplete} />
          );
        })}
      </div>
      <label className={styles.save}>
        <input ref={box} className="check-box" type="checkbox" name="save" value="yes" />
        {words.save}
      </label>
      <div className={styles.foot}>
        <Submit
          usable={usable}
          said={(sent || !usable) && words.status}
          saidClass={styles.status}
          saidRef={status}
        >
          {words.button}
        </Submit>
      </div>
    </form>
  );
}
