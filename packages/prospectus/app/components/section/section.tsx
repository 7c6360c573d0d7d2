import type { ReactNode } from "react";
import type { HeadingView } from "../../../site/views/band.ts";
import { reveal } from "../../hooks/reveal";
import { cx } from "../cx";
import { SectionHeading } from "../section-heading/section-heading";
import styles from "./section.module.css";

type Props = {
  /** None where something inside is the heading, or the page's band is. */ heading?: HeadingView;
  /** The id of the title, by which the section is named and linked to. */ id?: string;
  className?: string | undefined;
  /** How it opens, other than with the heading above its start: with a heading across it, at the side of all else, or as half of it. */
  layout?: "across" | "aside" | "half";
  /** What belongs to the heading: at the end of its line, or below it where it stands beside all else. */ beside?: ReactNode;
  children: ReactNode;
};

const layouts = { across: styles.across, aside: `split ${styles.aside}`, half: `split ${styles.half}` };

/** A section of a page under its heading, as wide as the site's measure. What it holds scrolls in together. */
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
