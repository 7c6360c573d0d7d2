import { Prose as Blocks } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./prose.module.css";

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
