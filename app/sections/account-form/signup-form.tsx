import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRef, useState, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import type { Picture } from "../../../site/art/picture.ts";
import { Button, ButtonLink } from "../../components/button/button";
import { Field } from "../../components/field/field";
import { Link } from "../../components/link/link";
import { useHydrated } from "../../hooks/use-hydrated";
import { hashOf } from "./hash";
import { signupSchema, type SignupValues } from "./schema";
import { pass, report } from "./submitting";
import { SuccessPanel } from "./success-panel";
import styles from "./account-form.module.css";

type Words = {
  email: string;
  name: string;
  password: string;
  button: string;
  busy: string;
  haveAccount: string;
  signIn: { label: string; to: string };
  success: {
    title: string;
    name: string;
    email: string;
    password: string;
    close: string;
    continue: { label: string; to: string };
  };
  close: string;
  noScript: string;
  panelArt: Picture;
};

/** The sign-up form. There is no server: it hashes the password in the browser and shows what it has made of the values. */
export function SignupForm({ words }: { words: Words }) {
  const panel = useRef<HTMLDialogElement>(null);
  const [result, setResult] = useState<SignupValues>();
  const hydrated = useHydrated();
  const { register, handleSubmit, reset, formState } = useForm<SignupValues>({
    resolver: standardSchemaResolver(signupSchema),
  });
  const { errors, isSubmitting } = formState;

  const send = async (values: SignupValues) => {
    const [password] = await Promise.all([hashOf(values.password), pass()]);
    report(values);
    setResult({ ...values, password });
    reset({ email: "", name: "", password: "" });
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
          id="signup-email"
          label={words.email}
          error={errors.email?.message}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...register("name")}
          id="signup-name"
          label={words.name}
          error={errors.name?.message}
          autoComplete="name"
          spellCheck={false}
        />
        {/* Plain text, as on the log-in screen. */}
        <Field
          {...register("password")}
          id="signup-password"
          label={words.password}
          error={errors.password?.message}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" className={styles.submit} disabled={!hydrated} aria-disabled={isSubmitting}>
          {isSubmitting ? words.busy : words.button}
        </Button>
        <p className={styles.other}>
          {words.haveAccount} <Link to={words.signIn.to}>{words.signIn.label}</Link>
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
                {words.success.close}
              </Button>
            </form>
            <ButtonLink to={words.success.continue.to}>{words.success.continue.label}</ButtonLink>
          </>
        }
      >
        <dl className={styles.values}>
          {(["name", "email", "password"] as const).map((name) => (
            <div key={name}>
              <dt>{words.success[name]}</dt>
              <dd>{result?.[name]}</dd>
            </div>
          ))}
        </dl>
      </SuccessPanel>
    </>
  );
}
