import type { ReactNode } from "react";
import { Image } from "../../components/image/image";
import { SectionHeading } from "../../components/section-heading/section-heading";
import styles from "./location.module.css";

type Props = {
  heading: {
    eyebrow: string;
    title: string;
    lead?: string | undefined;
    area: string;
    details: string;
    hours: string;
  };
  place: { lines: readonly string[]; phone: string; phoneLink: string; email: string; openingHours: string };
  /** The houses above the panels. */
  street: { src: string; width: number; height: number; alt: string };
};

/** Where, how and when: three joined panels, and on their upper line the street. */
export function Location({ heading, place, street }: Props) {
  const blocks: { title: string; content: ReactNode }[] = [
    {
      title: heading.area,
      content: (
        <address className={styles.text}>
          {place.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </address>
      ),
    },
    {
      title: heading.details,
      content: (
        <ul className={styles.text}>
          <li>
            <a className={styles.link} href={place.phoneLink}>
              {place.phone}
            </a>
          </li>
          <li>
            <a className={styles.link} href={`mailto:${place.email}`}>
              {place.email}
            </a>
          </li>
        </ul>
      ),
    },
    { title: heading.hours, content: <p className={styles.text}>{place.openingHours}</p> },
  ];
  return (
    <section className={styles.section} aria-labelledby="location">
      <div className="wrap">
        <SectionHeading eyebrow={heading.eyebrow} title={heading.title} lead={heading.lead} id="location" />
        <Image className={styles.street} image={street} />
        <ul className={styles.blocks}>
          {blocks.map(({ title, content }) => (
            <li key={title} className={styles.block}>
              <h3 className={styles.title}>{title}</h3>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
