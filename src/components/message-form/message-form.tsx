import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { Field, TextField } from "../field/field";
import { Submit } from "../submit/submit";
import { useHydrated } from "../../hooks/use-hydrated";
import { fillIn, keepDetails } from "./remembered";
import styles from "./message-form.module.css";

type Props = {
  /** The prefix of the fields' ids, unique on the page. */ id: string;
  title?: string;
  fields: readonly (Pick<ComponentProps<typeof Field>, "label" | "type" | "autoComplete" | "marked"> & {
    name: string;
    multiline?: boolean;
  })[];
  /** `save`: the label of the box that remembers the visitor. `status`: the message without an address. `required`: the meaning of *. */
  words: Record<"save" | "button" | "required" | "status", string>;
  /** Address that the browser posts the form to. Without it the form validates and sends nothing, and says so. */
  action: string | undefined;
};

/** The form of the contact page and the courses' Query tab. */
export function MessageForm({ id, title, fields, words, action }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const hydrated = useHydrated();
  const isSent = action !== undefined;
  useEffect(() => {
    if (form.current) fillIn(form.current);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    keepDetails(event.currentTarget);
    if (isSent) return;
    event.preventDefault();
    flushSync(() => setSubmitted(true));
    line.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <form
      className={`stack ${styles.form}`}
      ref={form}
      method={isSent ? "post" : undefined}
      action={action}
      noValidate={!isSent}
      onSubmit={submit}
      onInput={() => setSubmitted(false)}
      aria-labelledby={title && `${id}-title`}
    >
      {title && (
        <h2 className="text-section" id={`${id}-title`}>
          {title}
        </h2>
      )}
      <p className="text-small muted">{words.required}</p>
      <div className={`grid ${styles.fields}`}>
        {fields.map(({ multiline, ...field }) => {
          const Control = multiline ? TextField : Field;
          return (
            <Control
              key={field.name}
              {...field}
              id={`${id}-${field.name}`}
              required={isSent && field.marked}
              className={multiline ? styles.full : styles.half}
            />
          );
        })}
      </div>
      <label className="box-label">
        <input className="check-box" type="checkbox" name="save" value="yes" />
        {words.save}
      </label>
      <div className={`row ${styles.foot}`}>
        <Submit usable={hydrated || isSent}>{words.button}</Submit>
        {!isSent && (
          <p ref={line} className={`text-small bold ${styles.status}`} role="status">
            {(submitted || !hydrated) && words.status}
          </p>
        )}
      </div>
    </form>
  );
}
