import type { ReactNode } from "react";
import type { HeadingView } from "../../data/band.ts";
import { reveal } from "../../hooks/reveal";
import { cx } from "../cx";
import { SectionHeading } from "../section-heading/section-heading";
import styles from "./section.module.css";

type Props = {
  /** Absent if a heading inside or the band names the section. */ heading?: HeadingView;
  /** The id of the title: the section's label and anchor. */ id?: string;
  className?: string | undefined;
  /** The heading's place, if not above the start: across the section, one half, or beside the content. */
  layout?: "across" | "half" | "beside";
  /** Content at the end of the heading's line, or below a heading in a half. */ beside?: ReactNode;
  children: ReactNode;
};

const layouts = { across: styles.across, half: `split ${styles.half}`, beside: `split ${styles.beside}` };

/** A section under its heading, as wide as the measure. Its content scrolls in together. */
export function Section({ heading, id, className, layout, beside, children }: Props) {
  return (
    <section className={cx("section", className)} aria-labelledby={id}>
      <div className={cx("wrap", layout && layouts[layout])} ref={reveal}>
        {heading && (
          <SectionHeading heading={heading} id={id}>
            {beside}
          </SectionHeading>
        )}
        {children}
      </div>
    </section>
  );
}
