import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

type Props = {
  eyebrow: string;
  title: ReactNode;
  lead?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  /** What stands at the end of the heading's line, such as a filter. */ children?: ReactNode;
};

/** The eyebrow, title and lead that open a band of a page. */
export function SectionHeading({ eyebrow, title, lead, id, className, children }: Props) {
  return (
    <div className={[styles.heading, className].filter(Boolean).join(" ")}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** A short line in capitals above a title. */
export function Eyebrow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <p className={[styles.eyebrow, className].filter(Boolean).join(" ")}>{children}</p>;
}
