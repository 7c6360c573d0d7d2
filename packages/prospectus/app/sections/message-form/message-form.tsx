import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import type { MailView, PostView } from "../../../site/views/form.ts";
import { ButtonLink } from "../../components/button/button";
import { Field, TextField } from "../../components/field/field";
import { useMistakes } from "../../components/field/use-mistakes";
import { Submit } from "../../components/submit/submit";
import { useHydrated } from "../../hooks/use-hydrated";
import { fillIn, keepDetails } from "./remembered";
import { mistakesIn, send, type FieldErrors, type Said } from "./send";
import styles from "./message-form.module.css";

type FormProps = {
  /** The prefix of the fields' ids, unique on the page. */ id: string;
  title?: string;
  fields: readonly (Pick<ComponentProps<typeof Field>, "label" | "type" | "autoComplete" | "marked"> & {
    name: string;
    multiline?: boolean;
  })[];
  /** `save`: the label of the box that remembers the visitor. `status`: the message without a service. `required`: the meaning of *. */
  words: Record<"save" | "button" | "required", string> & { status?: string | undefined };
};

/** The form of the contact page and the courses' Query tab, or a mail link instead. */
export function MessageForm({ sending, ...form }: FormProps & { sending?: MailView | PostView | undefined }) {
  if (!sending || !("mailto" in sending)) return <Form {...form} post={sending} />;
  return (
    <div className={`stack ${styles.form}`}>
      {form.title && (
        <h2 id={`${form.id}-title`} className="text-section">
          {form.title}
        </h2>
      )}
      <p>{sending.words}</p>
      <div>
        <ButtonLink to={sending.mailto}>{form.words.button}</ButtonLink>
      </div>
    </div>
  );
}

/** Browsers and the script validate it alike. Without a service it validates and sends nothing. */
function Form({ id, title, fields, words, post }: FormProps & { post: PostView | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<Said["status"]>();
  const hydrated = useHydrated();
  const inWords = (errors: FieldErrors) =>
    Object.fromEntries([...errors].map(([name, error]) => [name, post?.words[error] ?? error]));
  const { mistakes, refuse, lookAgain } = useMistakes((element) =>
    post ? inWords(mistakesIn(element)) : {},
  );
  useEffect(() => {
    if (form.current) fillIn(form.current);
  }, []);

  const busy = status === "sending";

  const say = (next: Said["status"]) => {
    flushSync(() => setStatus(next));
    line.current?.scrollIntoView({ block: "nearest" });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    setStatus(undefined);
    if (refuse(element)) return;
    keepDetails(element);
    if (!post) return say("sent");
    say("sending");
    const outcome = await send(element, post);
    if (outcome.status === "sent") {
      element.reset();
      fillIn(element);
    }
    say(outcome.status);
    if (outcome.errors) refuse(element, inWords(outcome.errors));
  };

  return (
    <form
      className={`stack ${styles.form}`}
      {...post?.attributes}
      ref={form}
      method={post && "post"}
      action={post?.action}
      noValidate={!post || hydrated}
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => {
        if (busy) return;
        setStatus(undefined);
        lookAgain(currentTarget);
      }}
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
              required={post && field.marked}
              error={mistakes[field.name]}
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
        <Submit usable={hydrated || post !== undefined} aria-disabled={post && busy}>
          {words.button}
        </Submit>
        <p ref={line} className={`text-small bold ${styles.status}`} role="status">
          {post ? status && post.words[status] : (status || !hydrated) && words.status}
        </p>
        {post && <Unseen post={post} names={fields.map(({ name }) => name)} />}
      </div>
    </form>
  );
}

/** Hidden fields and the honeypot. Fields of the visitor override the provider's values of the same name. */
function Unseen({ post, names }: { post: PostView; names: readonly string[] }) {
  const values = Object.entries({ ...post.hidden, ...post.thanks }).filter(([name]) => !names.includes(name));
  return (
    <>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p hidden>
        <label>
          {post.words.trap} <input {...post.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
