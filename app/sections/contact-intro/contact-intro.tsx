import { Image, type ImageView } from "../../components/image/image";
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
  intro: readonly string[];
  director: { name: string; title: string; portrait: ImageView };
};

/** Why and to whom one writes, beside the form to write with. */
export function ContactIntro({ intro, director, form }: Props) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          {intro.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <figure className={styles.director}>
            <Image className={styles.portrait} image={director.portrait} />
            <figcaption className={styles.caption}>
              <span className={styles.name}>{director.name}</span>
              <span className={styles.title}>{director.title}</span>
            </figcaption>
          </figure>
        </div>
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
