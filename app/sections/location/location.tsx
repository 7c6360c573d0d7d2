import type { ReactNode } from "react";
import { Image, Photograph } from "../../components/image/image";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./location.module.css";

/** Where, how and when: three joined panels, and on their upper line a photograph or the street. */
export default function Location({ id, view: { heading, place, street } }: SectionProps<"location">) {
  const blocks: { title: string; content: ReactNode }[] = [
    {
      title: heading.area,
      content: (
        <address>
          {place.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      ),
    },
    {
      title: heading.details,
      content: (
        <ul>
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
    { title: heading.hours, content: <p>{place.openingHours}</p> },
  ];
  return (
    <Section heading={heading} id={id} className={styles.section}>
      {street.sources ? (
        <Photograph frame="wide" image={street} />
      ) : (
        <Image className={`frame ${styles.street}`} image={street} />
      )}
      <ul className={`split joined ${styles.blocks}`}>
        {blocks.map(({ title, content }) => (
          <li key={title} className={`stack ${styles.block}`}>
            <h3 className="text-card">{title}</h3>
            {content}
          </li>
        ))}
      </ul>
    </Section>
  );
}
