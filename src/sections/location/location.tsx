import type { ReactNode } from "react";
import { Image, Photograph } from "../../components/image/image";
import { LinkList } from "../../components/link/link-list";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./location.module.css";

/** Place, contact and hours in three joined panels, below a photograph or the street. */
export default function Location({ id, view: { heading, place, street } }: SectionProps<"location">) {
  return (
    <Section heading={heading} id={id}>
      {street.srcset ? (
        <Photograph frame="wide" image={street} />
      ) : (
        <Image className={`frame ${styles.street}`} image={street} />
      )}
      <ul className={`split joined ${styles.blocks}`}>
        <Block title={heading.area}>
          <address>
            {place.lines.map((line, index) => (
              <p key={index}>
                <bdi>{line}</bdi>
              </p>
            ))}
          </address>
        </Block>
        <Block title={heading.details}>
          <LinkList links={place.links} className={styles.link} />
        </Block>
        <Block title={heading.hours}>
          <p>{place.openingHours}</p>
        </Block>
      </ul>
    </Section>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={`stack ${styles.block}`}>
      <h3 className="text-card">{title}</h3>
      {children}
    </li>
  );
}
