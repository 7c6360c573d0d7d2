import { Image } from "../../components/image/image";
import type { SectionProps } from "../../hooks/this-page";
import { MessageForm } from "../message-form/message-form";
import styles from "./contact.module.css";

/** Why and to whom one writes, beside the form to write with. */
export default function Contact({ view: { intro, director, form, place } }: SectionProps<"contact">) {
  return (
    <section className="section">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <p className={styles.ways}>
            <a href={place.phoneLink}>{place.phone}</a> <a href={`mailto:${place.email}`}>{place.email}</a>
          </p>
          {intro.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {director && (
            <figure className={styles.director}>
              <Image className={styles.portrait} image={director.portrait} />
              <figcaption className={styles.caption}>
                <span className={styles.name}>{director.name}</span>
                <span className={styles.title}>{director.title}</span>
              </figcaption>
            </figure>
          )}
        </div>
        {form && (
          <div className={styles.panel}>
            <MessageForm
              id="contact"
              words={form}
              title={form.title}
              fields={[
                { name: "name", label: form.name, autoComplete: "name", marked: true },
                { name: "email", label: form.email, type: "email", autoComplete: "email", marked: true },
                { name: "subject", label: form.subject },
                { name: "message", label: form.message, marked: true, multiline: true },
              ]}
              sending={form.sending}
            />
          </div>
        )}
      </div>
    </section>
  );
}
