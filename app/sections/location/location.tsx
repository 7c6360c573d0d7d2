import type { ReactNode } from "react";
import type { PageView } from "../../../site/pages.ts";
import { Image } from "../../components/image/image";
import { Photograph } from "../../components/photograph/photograph";
import { Section } from "../../components/section/section";
import styles from "./location.module.css";

type View = PageView<"contact">;
type Props = Pick<View, "place" | "street"> & { heading: NonNullable<View["location"]> };

/** Where, how and when: three joined panels, and on their upper line a photograph or the street. */
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
    <Section heading={heading} id="location" className={styles.section}>
      {street.sources ? (
        <Photograph frame="wide" image={street} />
      ) : (
        <Image className={styles.street} image={street} />
      )}
      <ul className={styles.blocks}>
        {blocks.map(({ title, content }) => (
          <li key={title} className={styles.block}>
            <h3 className={styles.title}>{title}</h3>
            {content}
          </li>
        ))}
      </ul>
    </Section>
  );
}
