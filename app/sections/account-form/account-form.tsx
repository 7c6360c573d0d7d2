import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRef, useState, type ComponentProps, type ReactNode, type Ref, type SubmitEvent } from "react";
import { useForm, type Path, type PathValue } from "react-hook-form";
import type { PageView } from "../../../site/pages.ts";
import type { PaintedPicture } from "../../../site/art/picture.ts";
import { Art } from "../../components/art/art";
import { Button, ButtonLink } from "../../components/button/button";
import { closeBeside, CloseButton } from "../../components/dialog/dialog";
import { Field } from "../../components/field/field";
import { Link } from "../../components/link/link";
import { Submit } from "../../components/submit/submit";
import { useHydrated } from "../../hooks/use-hydrated";
import { useTypedText } from "../../hooks/use-typed-text";
import { DemoAccount } from "../account-screen/account-screen";
import styles from "./account-form.module.css";
import type { LoginValues, SignupValues } from "./schema";
import panelStyles from "./success-panel.module.css";

type LabelledLink = { label: string; to: string };

/** The words that both forms have, and those of one. */
type AccountWords = Pick<
  PageView<"login">,
  "email" | "password" | "button" | "busy" | "close" | "noScript" | "panelArt" | "labels"
> &
  Partial<Pick<PageView<"signup">, "name" | "failed">>;

type Props<Values extends LoginValues> = {
  /** The fields' ids start with it. */ id: string;
  words: AccountWords;
  /** What the form accepts, and what is said of a password that it does not. */
  schema: (
    rule: AccountWords["labels"]["passwordRule"],
  ) => Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];
  /** The fields, each with what a browser fills in. */
  fields: readonly { name: Path<Values> & keyof SignupValues; autoComplete: string }[];
  /** What is done with the values, beside the wait. */ onSend?: (values: Values) => Promise<void>;
  /** The way to the other form, where there is one. */ other: {
    question: string | undefined;
    link: LabelledLink | undefined;
  };
  success: { title: string; stay: string; go: LabelledLink };
  /** What the success panel says. */ children: ReactNode;
  /** An account for trying out, which stands below the form, and the words of the button that fills it in. */
  account?: (Omit<ComponentProps<typeof DemoAccount>, "fill"> & { fill: string; values: Values }) | undefined;
};

/** How long a submit takes, in milliseconds. There is no server to wait for: the specification fixes the time. */
const delay = 1000;

/**
 * The log-in and the sign-up form. There is no server: a submit waits a second, writes the values to the console and opens the
 * success panel.
 */
export function AccountForm<Values extends LoginValues>(props: Props<Values>) {
  const { id, words, schema, fields, onSend, other, success, children, account } = props;
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const [resolver] = useState(() =>
    standardSchemaResolver<Values, unknown, Values>(schema(words.labels.passwordRule)),
  );
  const { register, handleSubmit, reset, setValue, setError, getFieldState, formState } = useForm<Values>({
    resolver,
  });
  const { isSubmitting, errors } = formState;
  useTypedText(form);

  const send = async (values: Values) => {
    try {
      await Promise.all([onSend?.(values), new Promise((resolve) => setTimeout(resolve, delay))]);
    } catch (error) {
      if (!words.failed) throw error;
      return setError("root", { message: words.failed });
    }
    // oxlint-disable-next-line no-console -- This is what the log-in and sign-up screens are specified to do.
    console.log(values);
    reset(Object.fromEntries(fields.map(({ name }) => [name, ""])) as Values);
    panel.current?.showModal();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    // A password manager may fill fields in without an event.
    for (const { name } of fields) {
      const value = new FormData(event.currentTarget).get(name);
      if (typeof value === "string") setValue(name, value as PathValue<Values, Path<Values>>);
    }
    void handleSubmit(send)(event);
  };
  const fill = (values: Values) => {
    reset(values);
    // What is left to do is to send it.
    form.current?.querySelector<HTMLButtonElement>("[type=submit]")?.focus();
  };

  return (
    <>
      {/* `post`, and a button that waits for the script: a password never gets into an address. */}
      <form ref={form} className={`stack ${styles.form}`} method="post" noValidate onSubmit={submit}>
        {/* The specification shows the password as plain text. */}
        {fields.map(({ name, autoComplete }) => (
          <Field
            key={name}
            {...register(name)}
            id={`${id}-${name}`}
            label={words[name] ?? name}
            autoComplete={autoComplete}
            inputMode={name === "email" ? "email" : undefined}
            autoCapitalize={name === "name" ? undefined : "none"}
            error={getFieldState(name, formState).error?.message}
            spellCheck={false}
          />
        ))}
        <div className={styles.send}>
          <Submit
            className={styles.submit}
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
      {account && (
        <DemoAccount
          title={account.title}
          rows={account.rows}
          fill={
            hydrated && (
              <Button size="small" look="line" disabled={isSubmitting} onClick={() => fill(account.values)}>
                {account.fill}
              </Button>
            )
          }
        />
      )}
      <SuccessPanel ref={panel} {...success} close={words.close} art={words.panelArt}>
        {children}
      </SuccessPanel>
    </>
  );
}

type PanelProps = {
  /** The form opens the panel with `showModal()`. */ ref: Ref<HTMLDialogElement>;
  title: string;
  /** The name of the close icon. */ close: string;
  art: PaintedPicture;
  children: ReactNode;
  /** The button that closes the panel. */ stay: string;
  /** The link that leads on. */ go: { label: string; to: string };
};

/** The panel “Success Message” that a form opens over the screen. Escape, a click outside and the close icon hide it. */
function SuccessPanel({ ref, title, close, art, children, stay, go }: PanelProps) {
  return (
    <dialog
      ref={ref}
      className={panelStyles.panel}
      aria-labelledby="success-title"
      closedby="any"
      onClick={closeBeside}
    >
      <Art className={`frame ${panelStyles.art}`} picture={art} fit="slice" />
      <div className={`stack ${panelStyles.words}`}>
        <div className={`row apart ${panelStyles.head}`}>
          <h2 className="text-heading" id="success-title">
            {title}
          </h2>
          <CloseButton label={close} />
        </div>
        <div className="text-lead">{children}</div>
        <div className={`row ${panelStyles.actions}`}>
          <form method="dialog">
            <Button type="submit" look="line">
              {stay}
            </Button>
          </form>
          <ButtonLink {...go} />
        </div>
      </div>
    </dialog>
  );
}
