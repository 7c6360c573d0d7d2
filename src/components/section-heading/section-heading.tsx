import type { ReactNode } from "react";
import type { HeadingView } from "../../data/band.ts";
import { cx } from "../cx";
import styles from "./section-heading.module.css";

type Props = {
  heading: HeadingView;
  id?: string | undefined;
  className?: string | undefined;
  /** Content at the end of the heading's line, such as a filter. */ children?: ReactNode;
};

/** The eyebrow, title and lead of a section. */
export function SectionHeading({ heading, id, className, children }: Props) {
  return (
    <div className={cx("row apart", styles.heading, className)}>
      <div className={`stack ${styles.words}`}>
        {heading.eyebrow && <p className="eyebrow">{heading.eyebrow}</p>}
        <h2 className="text-section" id={id}>
          {heading.title}
        </h2>
        {heading.lead && <p className="text-lead">{heading.lead}</p>}
      </div>
      {children}
    </div>
  );
}
