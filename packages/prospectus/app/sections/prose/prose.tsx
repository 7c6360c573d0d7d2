import { Prose as Blocks } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./prose.module.css";

/** Prose as a section, alone or beside a heading. */
export default function Prose({ id, view: { heading, blocks } }: SectionProps<"prose">) {
  const prose = <Blocks blocks={blocks} />;
  return heading ? (
    <Section heading={heading} id={id} layout="aside">
      <div className={styles.text}>{prose}</div>
    </Section>
  ) : (
    <div className={`section wrap ${styles.text}`}>{prose}</div>
  );
}
