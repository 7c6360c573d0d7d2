import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import type { PageView } from "../../../site/pages.ts";
import { Art } from "../../components/art/art";
import { Button, ButtonLink } from "../../components/button/button";
import { closeBeside, CloseButton } from "../../components/dialog/dialog";
import { Field } from "../../components/field/field";
import { Link } from "../../components/link/link";
import { Submit } from "../../components/submit/submit";
import { useHydrated } from "../../hooks/use-hydrated";
import { DemoAccount, type Demo } from "../account-screen/account-screen";
import styles from "./account-form.module.css";
import type { AccountValues, loginSchema, signupSchema } from "./schema";

type LabelledLink = { label: string; to: string };

type Props = {
  /** The fields' ids start with it. */ id: string;
  words: PageView<"login"> | PageView<"signup">;
  /** What the form accepts. */ schema: typeof loginSchema | typeof signupSchema;
  /** The fields, each with its label and what a browser fills in. */
  fields: readonly { name: keyof AccountValues; label: string; autoComplete: string }[];
  /** What is done with the values, beside the wait, and what is said where that fails. */
  onSend?: (values: AccountValues) => Promise<void>;
  failed?: string;
  /** The way to the other form, where there is one. */
  other: { question: string | undefined; link: LabelledLink | undefined };
  /** The title of the success panel, the button that closes it, and the link that leads on. */
  success: { title: string; stay: string; go: LabelledLink };
  /** What the success panel says. */ children: ReactNode;
  /** An account for trying out, which stands below the form. */ demo?: Demo | undefined;
};

/** How long a submit takes, in milliseconds. There is no server to wait for: the specification fixes the time. */
const delay = 1000;

/**
 * The log-in and the sign-up form. There is no server: a submit waits a second, writes the values to the console and opens the panel
 * “Success Message” over the screen. Escape, a click outside and the close icon hide it.
 */
export function AccountForm({
  id,
  words,
  schema,
  fields,
  onSend,
  failed,
  other,
  success,
  children,
  demo,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const [resolver] = useState(() =>
    standardSchemaResolver<AccountValues, unknown, AccountValues>(schema(words.labels.passwordRule)),
  );
  const { register, handleSubmit, reset, setValue, setError, formState } = useForm({ resolver });
  const { isSubmitting, errors } = formState;

  const send = async (values: AccountValues) => {
    try {
      await Promise.all([onSend?.(values), new Promise((resolve) => setTimeout(resolve, delay))]);
    } catch (error) {
      if (!failed) throw error;
      return setError("root", { message: failed });
    }
    // oxlint-disable-next-line no-console -- This is what the log-in and sign-up screens are specified to do.
    console.log(values);
    reset({ email: "", name: "", password: "" });
    panel.current?.showModal();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    // A password manager may fill fields in without an event.
    const typed = new FormData(event.currentTarget);
    for (const { name } of fields) setValue(name, String(typed.get(name)));
    void handleSubmit(send)(event);
  };
  const fillIn = (values: AccountValues) => {
    reset(values);
    // What is left to do is to send it.
    form.current?.querySelector<HTMLButtonElement>("[type=submit]")?.focus();
  };

  return (
    <>
      {/* `post`, and a button that waits for the script: a password never gets into an address. */}
      <form ref={form} className={`stack ${styles.form}`} method="post" noValidate onSubmit={submit}>
        {/* The specification shows the password as plain text. */}
        {fields.map(({ name, ...field }) => (
          <Field
            key={name}
            {...register(name)}
            {...field}
            id={`${id}-${name}`}
            inputMode={name === "email" ? "email" : undefined}
            autoCapitalize={name === "name" ? undefined : "none"}
            error={errors[name]?.message}
            spellCheck={false}
          />
        ))}
        <div className={styles.send}>
          <Submit
            usable={hydrated}
            aria-disabled={isSubmitting}
            said={hydrated ? errors.root?.message : words.noScript}
            saidClass={styles.said}
          >
            {isSubmitting ? words.busy : words.button}
          </Submit>
        </div>
        {other.link && (
          <p className={styles.other}>
            {other.question} <Link {...other.link} />
          </p>
        )}
      </form>
      {demo && (
        <DemoAccount {...demo}>
          {hydrated && (
            <Button size="small" look="line" disabled={isSubmitting} onClick={() => fillIn(demo.user)}>
              {demo.words.fill}
            </Button>
          )}
        </DemoAccount>
      )}
      <dialog
        ref={panel}
        className={styles.panel}
        aria-labelledby="success-title"
        closedby="any"
        onClick={closeBeside}
      >
        <Art className={`frame ${styles.art}`} picture={words.panelArt} fit="slice" />
        <div className={`stack ${styles.words}`}>
          <div className={`row apart ${styles.head}`}>
            <h2 className="text-heading" id="success-title">
              {success.title}
            </h2>
            <CloseButton label={words.close} />
          </div>
          <div className="text-lead">{children}</div>
          <div className={`row ${styles.actions}`}>
            <form method="dialog">
              <Button type="submit" look="line">
                {success.stay}
              </Button>
            </form>
            <ButtonLink {...success.go} />
          </div>
        </div>
      </dialog>
    </>
  );
}
