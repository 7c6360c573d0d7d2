import type { ComponentProps } from "react";
import type { HeadingView } from "../../../site/views/band.ts";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import styles from "./prose-section.module.css";

type Props = ComponentProps<typeof Prose> & { heading: HeadingView | undefined; id: string };

/** A piece of prose on a page that has other sections too: beside its heading, or by itself. */
export function ProseSection({ heading, id, blocks }: Props) {
  const prose = <Prose blocks={blocks} />;
  return heading ? (
    <Section heading={heading} id={id} layout="aside">
      <div className={styles.text}>{prose}</div>
    </Section>
  ) : (
    <div className={`section wrap ${styles.text}`}>{prose}</div>
  );
}
