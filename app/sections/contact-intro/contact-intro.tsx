import type { ReactNode } from "react";
import { MessageForm } from "../message-form/message-form";
import styles from "./contact-intro.module.css";

type Props = {
  form: {
    title: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    save: string;
    button: string;
    required: string;
    status: string;
    formAddress: string | null;
  };
  /** Why one writes, and to whom. */ children: ReactNode;
};

/** Why and to whom one writes, beside the form to write with. */
export function ContactIntro({ form, children }: Props) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>{children}</div>
        <div className={styles.panel}>
          <MessageForm
            id="contact"
            title={form.title}
            fields={[
              { name: "name", label: form.name, type: "text", autoComplete: "name", required: true },
              { name: "email", label: form.email, type: "email", autoComplete: "email", required: true },
              { name: "subject", label: form.subject, type: "text" },
              { name: "message", label: form.message, type: "text", required: true, multiline: true },
            ]}
            save={form.save}
            button={form.button}
            status={form.status}
            required={form.required}
            formAddress={form.formAddress}
          />
        </div>
      </div>
    </section>
  );
}
