import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRef, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import type { Picture } from "../../../site/art/picture.ts";
import { Button, ButtonLink } from "../../components/button/button";
import { Field } from "../../components/field/field";
import { Link } from "../../components/link/link";
import { useHydrated } from "../../hooks/use-hydrated";
import { loginSchema, type LoginValues } from "./schema";
import { pass, report } from "./submitting";
import { SuccessPanel } from "./success-panel";
import styles from "./account-form.module.css";

type Words = {
  email: string;
  password: string;
  button: string;
  busy: string;
  noAccount: string;
  signUp: { label: string; to: string };
  success: { title: string; text: string; no: string; yes: { label: string; to: string } };
  close: string;
  noScript: string;
  panelArt: Picture;
};

/** The log-in form. There is no server: it waits a second, writes the values to the console and asks whether to go on. */
export function LoginForm({ words }: { words: Words }) {
  const panel = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const { register, handleSubmit, reset, formState } = useForm<LoginValues>({
    resolver: standardSchemaResolver(loginSchema),
  });
  const { errors, isSubmitting } = formState;

  const send = async (values: LoginValues) => {
    await pass();
    report(values);
    reset({ email: "", password: "" });
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
        <Field
          {...register("email")}
          id="login-email"
          label={words.email}
          error={errors.email?.message}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {/* The specification shows the password as plain text. */}
        <Field
          {...register("password")}
          id="login-password"
          label={words.password}
          error={errors.password?.message}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" className={styles.submit} disabled={!hydrated} aria-disabled={isSubmitting}>
          {isSubmitting ? words.busy : words.button}
        </Button>
        <p className={styles.other}>
          {words.noAccount} <Link to={words.signUp.to}>{words.signUp.label}</Link>
        </p>
      </form>
      <SuccessPanel
        ref={panel}
        title={words.success.title}
        close={words.close}
        art={words.panelArt}
        actions={
          <>
            <form method="dialog">
              <Button type="submit" look="line">
                {words.success.no}
              </Button>
            </form>
            <ButtonLink to={words.success.yes.to}>{words.success.yes.label}</ButtonLink>
          </>
        }
      >
        <p>{words.success.text}</p>
      </SuccessPanel>
    </>
  );
}
