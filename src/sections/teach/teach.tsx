import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import { FeatureList } from "../../components/feature-list/feature-list";
import { Paragraphs } from "../../components/texts/texts";
import type { SectionProps } from "../page-sections";
import styles from "./teach.module.css";

/** The invitation to become an instructor, beside four portraits joined like tiles. */
export default function Teach({ id, view: teach }: SectionProps<"teach">) {
  const { portraits } = teach;
  return (
    <Section
      heading={teach}
      id={id}
      layout="half"
      beside={
        <>
          <Paragraphs texts={teach.paragraphs} />
          {teach.points.length > 0 && <FeatureList className="bold" items={teach.points} />}
          <ButtonLink {...teach.button} />
        </>
      }
    >
      {portraits.length > 0 && (
        <ul className={styles.people}>
          {portraits.map((portrait, index) => (
            <li key={index}>
              <Image className="frame" image={portrait} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
