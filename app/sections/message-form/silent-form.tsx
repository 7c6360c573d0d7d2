import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { FormBody, type FormProps } from "./form-body";
import { Submit } from "../../components/submit/submit";
import { useHydrated } from "../../hooks/use-hydrated";
import { useTypedText } from "../../hooks/use-typed-text";
import { fillIn, keepDetails } from "./remembered";
import styles from "./message-form.module.css";

/** A form that is sent nowhere, and says so. It checks nothing. */
export function SilentForm(props: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [sent, setSent] = useState(false);
  const hydrated = useHydrated();
  const { words } = props;

  useTypedText(form);
  useEffect(() => {
    if (form.current) fillIn(form.current);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepDetails(event.currentTarget);
    flushSync(() => setSent(true));
    status.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <FormBody {...props} ref={form} noValidate onSubmit={submit} onInput={() => setSent(false)}>
      <Submit
        usable={hydrated}
        said={(sent || !hydrated) && words.status}
        saidClass={`text-small bold ${styles.status}`}
        saidRef={status}
      >
        {words.button}
      </Submit>
    </FormBody>
  );
}
