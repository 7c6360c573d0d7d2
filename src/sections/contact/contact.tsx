import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import { Paragraphs } from "../../components/texts/texts";
import type { SectionProps } from "../page-sections";
import { MessageForm } from "../../components/message-form/message-form";
import styles from "./contact.module.css";

/** The reason to write and the recipient, beside the form. */
export default function Contact({ view: { hue, intro, director, form } }: SectionProps<"contact">) {
  return (
    <Section>
      <div className={`split ${styles.inner}`}>
        <div className="stack">
          <Paragraphs texts={intro} first="text-card" />
          <figure className={`stack ${styles.director}`}>
            <Image className={`frame ${styles.portrait}`} image={director.portrait} />
            <figcaption className={`stack ${styles.caption}`}>
              <span className="text-card">{director.name}</span>
              <span className="eyebrow muted">{director.title}</span>
            </figcaption>
          </figure>
        </div>
        <div className={styles.panel} data-hue={hue}>
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
