import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import type { MailView, PostView } from "../../../site/views/form.ts";
import { ButtonLink } from "../../components/button/button";
import { FormBody, type FormProps } from "./form-body";
import { Submit } from "../../components/submit/submit";
import { useHydrated } from "../../hooks/use-hydrated";
import { useTypedText } from "../../hooks/use-typed-text";
import { mistakesIn, send, type Said } from "./send";
import { fillIn, keepDetails } from "./remembered";
import styles from "./message-form.module.css";

/** A form that is sent to a service, or the mail link that takes its place. */
export function SentForm({ sending, ...form }: FormProps & { sending: MailView | PostView }) {
  return "mailto" in sending ? (
    <MailLink {...form} mail={sending} />
  ) : (
    <PostedForm {...form} post={sending} />
  );
}

function MailLink({ title, words, mail }: FormProps & { mail: MailView }) {
  return (
    <div className={`stack ${styles.form}`}>
      {title && <h2 className="text-section">{title}</h2>}
      <p>{mail.words}</p>
      <div>
        <ButtonLink to={mail.mailto}>{words.button}</ButtonLink>
      </div>
    </div>
  );
}

/**
 * A form that is sent to a service: in place by its script, and as the browser does it without. Either way the same constraints hold,
 * and a message that does not arrive stays in the form.
 */
function PostedForm({ post, fields, ...props }: FormProps & { post: PostView }) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<Said>({});
  const hydrated = useHydrated();
  useTypedText(form);
  useEffect(() => {
    if (form.current) fillIn(form.current);
  }, []);

  const busy = said.status === "sending";
  const { words } = post;

  const say = (next: Said) => {
    flushSync(() => setSaid(next));
    if (next.errors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    else status.current?.scrollIntoView({ block: "nearest" });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const errors = mistakesIn(element);
    if (errors.size > 0) return say({ errors });
    keepDetails(element);
    say({ status: "sending" });
    const outcome = await send(element, post);
    if (outcome.status === "sent") {
      element.reset();
      fillIn(element);
    }
    say(outcome);
  };
  /** What was said counts no more, but for fields that are still wrong, be it in another way. */
  const change = () => {
    if (busy || !form.current) return;
    setSaid({ errors: new Map([...mistakesIn(form.current)].filter(([name]) => said.errors?.has(name))) });
  };

  return (
    <FormBody
      {...props}
      {...post.attributes}
      ref={form}
      method="post"
      action={post.action}
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
      onInput={change}
      fields={fields.map((field) => {
        const error = said.errors?.get(field.name);
        return { ...field, required: field.marked, error: error && words[error] };
      })}
    >
      <Submit
        usable
        aria-disabled={busy}
        said={said.status && words[said.status]}
        saidClass={`text-small bold ${styles.status}`}
        saidRef={status}
      >
        {props.words.button}
      </Submit>
      {Object.entries({ ...post.hidden, ...post.thanks }).map(
        ([name, value]) =>
          // What the visitor writes under a name comes before what the provider has set.
          !fields.some((field) => field.name === name) && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
      <p hidden>
        <label>
          {words.trap} <input {...post.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </FormBody>
  );
}
