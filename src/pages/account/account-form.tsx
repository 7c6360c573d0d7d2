import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import type { PageView } from "../pages.ts";
import { Brand } from "../../components/brand/brand";
import { Art } from "../../components/image/drawn";
import { Image } from "../../components/image/image";
import { Button, ButtonLink } from "../../components/button/button";
import { CloseButton, Dialog, OpenDialog } from "../../components/dialog/dialog";
import { Field } from "../../components/field/field";
import { Link } from "../../components/link/link";
import { Submit } from "../../components/submit/submit";
import { useHydrated } from "../../hooks/use-hydrated";
import styles from "./account-form.module.css";
import screen from "./account-screen.module.css";
import type { AccountValues, loginSchema, signupSchema } from "./schema";

/** Error messages by field name. */
type Mistakes = Readonly<Record<string, string>>;

/** Validates an uncontrolled form: `find` reads it on submit, so the values of password managers count. */
function useMistakes(find: (form: HTMLFormElement) => Mistakes) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  return {
    mistakes,
    /** Shows the mistakes, focuses the first wrong field, and returns whether there is one. */
    refuse(form: HTMLFormElement, found = find(form)): boolean {
      flushSync(() => setMistakes(found));
      const first = [...form.elements].find((field) => field.hasAttribute("aria-invalid"));
      if (first instanceof HTMLElement) first.focus();
      return first !== undefined;
    },
    /** On input: updates the fields that are already marked wrong. */
    lookAgain(form: HTMLFormElement): void {
      const found = Object.entries(find(form));
      setMistakes(Object.fromEntries(found.filter(([name]) => name in mistakes)));
    },
  };
}

type Props = {
  /** The prefix of the fields' ids. */ id: string;
  view: PageView<"login"> | PageView<"signup">;
  schema: ReturnType<typeof loginSchema | typeof signupSchema>;
  /** The fields in order. */
  fields: { [Name in keyof AccountValues]: readonly [label: string, autoComplete: string] };
  /** Runs during the wait; `failed` shows if it rejects. */
  onSend?: (values: AccountValues) => Promise<void>;
  failed?: string;
  /** The success panel's content. */ children: ReactNode;
};

/** The duration of a submit, in milliseconds. Without a server, the specification fixes it. */
const delay = 1000;

/** The log-in or the sign-up form. Without a server, a submit waits a second, logs the values and opens “Success Message”. */
export function AccountForm({ id, view, schema, fields, onSend, failed, children }: Props) {
  const { success, ...words } = view;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [chosen, choose] = useState<string>();
  const read = (element: HTMLFormElement) => schema.safeParse(Object.fromEntries(new FormData(element)));
  // The first mistake of each field.
  const { mistakes, refuse, lookAgain } = useMistakes((element) =>
    Object.fromEntries(
      read(element)
        .error?.issues.map(({ path, message }) => [String(path[0]), message])
        .toReversed() ?? [],
    ),
  );
  const isBusy = state === "busy";

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = read(element).data;
    if (isBusy || refuse(element) || !values) return;
    setState("busy");
    try {
      await Promise.all([onSend?.(values), new Promise((resolve) => setTimeout(resolve, delay))]);
    } catch {
      return setState("failed");
    }
    setState("idle");
    // oxlint-disable-next-line no-console -- The specification requires this.
    console.log(values);
    element.reset();
    choose("success");
  };
  const fillIn = (values: AccountValues) => {
    const element = form.current;
    if (!element) return;
    element.reset();
    for (const [name, value] of Object.entries(values)) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    refuse(element, {});
    // The next step is to send the form.
    button.current?.focus();
  };

  return (
    <AccountScreen view={view}>
      {/* `post`, and a button that waits for the script: a password never enters an address. */}
      <form
        ref={form}
        className={`stack ${styles.form}`}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ currentTarget }) => lookAgain(currentTarget)}
      >
        {/* The specification shows the password as plain text. */}
        {Object.entries(fields).map(([name, [label, autoComplete]]) => (
          <Field
            key={name}
            name={name}
            label={label}
            autoComplete={autoComplete}
            id={`${id}-${name}`}
            inputMode={name === "email" ? "email" : undefined}
            autoCapitalize={name === "name" ? undefined : "none"}
            error={mistakes[name]}
            spellCheck={false}
          />
        ))}
        <div className={styles.send}>
          <Submit ref={button} usable={hydrated} aria-disabled={isBusy}>
            {isBusy ? words.busy : words.button}
          </Submit>
          <p className={styles.said} role="status">
            {hydrated ? state === "failed" && failed : words.noScript}
          </p>
        </div>
        <p className={styles.other}>
          {words.question} <Link {...words.other} />
        </p>
      </form>
      {"demo" in view && (
        <DemoAccount {...view}>
          {hydrated && (
            <Button size="small" look="line" disabled={isBusy} onClick={() => fillIn(view.user)}>
              {view.demo.fill}
            </Button>
          )}
        </DemoAccount>
      )}
      <OpenDialog value={{ chosen, choose }}>
        <Dialog id="success" className={styles.panel} aria-labelledby="success-title">
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
        </Dialog>
      </OpenDialog>
    </AccountScreen>
  );
}

type ScreenProps = {
  view: Pick<PageView<"login">, "brand" | "title" | "text" | "points" | "art">;
  /** The form. */ children: ReactNode;
};

/** A screen around one form: words and form beside a mosaic with the benefits. */
function AccountScreen({ view: { brand, title, text, points, art }, children }: ScreenProps) {
  return (
    <div className={`cover ${screen.screen}`}>
      <div className={screen.words}>
        <Brand brand={brand} className={screen.brand} />
        <div className={screen.middle}>
          <h1 className={screen.title}>{title}</h1>
          <p className={`muted ${screen.text}`}>{text}</p>
          {children}
        </div>
      </div>
      <div className={`unprinted ${screen.side}`}>
        <Image inline className={screen.art} image={art} />
      </div>
      <ul className={`grid ${screen.points}`}>
        {points.map(({ text: benefit, picture, ground }, index) => (
          <li key={index} data-hue={ground} className="band row bold text-small">
            <Art className={screen.figure} picture={picture} />
            <p>{benefit}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Account = Pick<PageView<"login">, "demo" | "user">;

/** The divider “Test Login”, the demo account in plain text, and the button that fills it in. */
function DemoAccount({ demo, user, children }: Account & { children: ReactNode }) {
  return (
    <section className={screen.demo} aria-labelledby="demo">
      <h2 className={`row eyebrow ${screen.divider}`} id="demo">
        {demo.title}
      </h2>
      <div className={`row apart ${screen.account}`}>
        <dl className={`stack ${screen.rows}`}>
          {(["email", "password"] as const).map((name) => (
            <div key={name}>
              <dt>{demo[name]}</dt>
              <dd>{user[name]}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
