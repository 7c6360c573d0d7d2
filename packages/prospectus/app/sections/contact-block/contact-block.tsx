import { Art } from "../../components/art/art";
import { ButtonLink } from "../../components/button/button";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./contact-block.module.css";

/** A panel with ways to contact a person. */
export default function ContactBlock({ id, view: contact }: SectionProps<"contact-block">) {
  const { place } = contact;
  return (
    <Section className={styles.section} id={id}>
      <div className={`split band ${styles.panel}`} data-hue={contact.ground}>
        <Art className={styles.mark} picture={contact.mark} />
        <SectionHeading heading={contact} id={id}>
          <ButtonLink {...contact.button} />
        </SectionHeading>
        <ul className={styles.ways}>
          <li>
            <a className={`text-card unlined ${styles.way}`} href={place.phoneLink} dir="ltr">
              {place.phone}
            </a>
          </li>
          <li>
            <a className={`text-card unlined ${styles.way}`} href={`mailto:${place.email}`}>
              {place.email}
            </a>
          </li>
          <li>
            <p className={`bold ${styles.way}`}>{place.openingHours}</p>
          </li>
        </ul>
      </div>
    </Section>
  );
}
