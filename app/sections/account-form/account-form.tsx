import { useRef, type ReactNode, type SubmitEvent } from "react";
import { useForm, type FieldValues, type Path, type Resolver } from "react-hook-form";
import type { Picture } from "../../../site/art/picture.ts";
import { Button } from "../../components/button/button";
import { Field } from "../../components/field/field";
import { Link } from "../../components/link/link";
import { useHydrated } from "../../hooks/use-hydrated";
import { SuccessPanel } from "./success-panel";
import styles from "./account-form.module.css";

type LabelledLink = { label: string; to: string };

/** The words that both forms have. */
type AccountWords = {
  button: string;
  busy: string;
  close: string;
  noScript: string;
  panelArt: Picture;
};

type Props<Values extends FieldValues> = {
  /** The fields' ids start with it. */ id: string;
  words: AccountWords;
  resolver: Resolver<Values>;
  fields: readonly {
    name: Path<Values>;
    label: string;
    autoComplete: string;
    inputMode?: "email";
    autoCapitalize?: "none";
    /** Called with the value as it is typed. */ onInput?: (value: string) => void;
  }[];
  /** What the fields hold after a submit. */ empty: Values;
  /** What is done with the values, beside the wait. */ onSend?: (values: Values) => Promise<void>;
  /** The way to the other form. */ other: { question: string; link: LabelledLink };
  success: { title: string; stay: string; go: LabelledLink };
  /** What the success panel says. */ children: ReactNode;
};

/** How long a submit takes, in milliseconds. There is no server to wait for: the specification fixes the time. */
const delay = 1000;

/**
 * The log-in and the sign-up form. There is no server: a submit waits a second, writes the values to the console and opens the
 * success panel.
 */
export function AccountForm<Values extends FieldValues>(props: Props<Values>) {
  const { id, words, resolver, fields, empty, onSend, other, success, children } = props;
  const panel = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const { register, handleSubmit, reset, getFieldState, formState } = useForm<Values>({ resolver });
  const { isSubmitting } = formState;

  const send = async (values: Values) => {
    await Promise.all([onSend?.(values), new Promise((resolve) => setTimeout(resolve, delay))]);
    // oxlint-disable-next-line no-console -- This is what the log-in and sign-up screens are specified to do.
    console.log(values);
    reset(empty);
    panel.current?.showModal();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSubmitting) void handleSubmit(send)(event);
  };

  return (
    <>
      {/* `post` and the disabled button: a password never gets into an address, not even before the script is there. */}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <noscript>
          <p className={styles.note}>{words.noScript}</p>
        </noscript>
        {/* The specification shows the password as plain text. */}
        {fields.map(({ name, onInput, ...field }) => (
          <Field
            key={name}
            {...register(name)}
            {...field}
            id={`${id}-${name}`}
            onInput={onInput && (({ currentTarget }) => onInput(currentTarget.value))}
            error={getFieldState(name, formState).error?.message}
            spellCheck={false}
          />
        ))}
        <Button type="submit" className={styles.submit} disabled={!hydrated} aria-disabled={isSubmitting}>
          {isSubmitting ? words.busy : words.button}
        </Button>
        <p className={styles.other}>
          {other.question} <Link to={other.link.to}>{other.link.label}</Link>
        </p>
      </form>
      <SuccessPanel ref={panel} {...success} close={words.close} art={words.panelArt}>
        {children}
      </SuccessPanel>
    </>
  );
}
