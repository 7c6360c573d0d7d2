import { Art } from "../../components/image/drawn";
import { ButtonLink } from "../../components/button/button";
import { LinkItem } from "../../components/link/link-list";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./contact-block.module.css";

export default function ContactBlock({ id, view: contact }: SectionProps<"contact-block">) {
  const { place } = contact;
  return (
    <Section id={id}>
      <div className={`split band ${styles.panel}`} data-hue={contact.ground}>
        <Art className={styles.mark} picture={contact.mark} />
        <SectionHeading heading={contact} id={id}>
          <ButtonLink {...contact.button} />
        </SectionHeading>
        <ul className={styles.ways}>
          {place.links.map((link, index) => (
            <LinkItem key={index} className={`text-card unlined ${styles.way}`} {...link} />
          ))}
          <li>
            <p className={`bold ${styles.way}`}>{place.openingHours}</p>
          </li>
        </ul>
      </div>
    </Section>
  );
}
