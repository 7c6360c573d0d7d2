import { ButtonLink } from "../../components/button/button";
import { Eyebrow } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import { reveal } from "../../hooks/reveal";
import "../../styles/bands.css";
import styles from "./contact-block.module.css";

/** What to do when no answer fits: a panel with the ways to reach a person. */
export default function ContactBlock({ id, view: contact }: SectionProps<"contact-block">) {
  const { place } = contact;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.panel} data-band={contact.ground} ref={reveal}>
          <div className={styles.words}>
            <Eyebrow>{contact.eyebrow}</Eyebrow>
            <h2 className={styles.title} id={id}>
              {contact.title}
            </h2>
            {contact.lead && <p className={styles.lead}>{contact.lead}</p>}
            <ButtonLink to={contact.button.to}>{contact.button.label}</ButtonLink>
          </div>
          <ul className={styles.ways}>
            <li>
              <a className={styles.way} href={place.phoneLink}>
                {place.phone}
              </a>
            </li>
            <li>
              <a className={styles.way} href={`mailto:${place.email}`}>
                {place.email}
              </a>
            </li>
            <li className={styles.hours}>{place.openingHours}</li>
          </ul>
        </div>
      </div>
    </section>
  );
}
