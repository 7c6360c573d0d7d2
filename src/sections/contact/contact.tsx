import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import { Paragraphs } from "../../components/texts/texts";
import type { SectionProps } from "../page-sections";
import { MessageForm } from "../../components/message-form/message-form";
import styles from "./contact.module.css";

/** A sheet with the reason to write, the recipient and the form. */
export default function Contact({ view: { intro, director, form } }: SectionProps<"contact">) {
  return (
    <Section>
      <div className={`split ${styles.sheet}`}>
        <div className={`stack apart ${styles.reader}`}>
          <div className={`stack ${styles.words}`}>
            <Paragraphs texts={intro} first="text-card" />
          </div>
          <figure className={styles.director}>
            <Image className={`frame ${styles.portrait}`} image={director.portrait} />
            <figcaption className={styles.caption}>
              <p className="text-card">{director.name}</p>
              <p className="eyebrow">{director.title}</p>
            </figcaption>
          </figure>
        </div>
        <div className={styles.form}>
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
            action={form.action}
          />
        </div>
      </div>
    </Section>
  );
}
