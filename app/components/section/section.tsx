import type { ReactNode } from "react";
import type { HeadingView } from "../../../site/views/band.ts";
import { reveal } from "../../hooks/reveal";
import { SectionHeading } from "../section-heading/section-heading";
import styles from "./section.module.css";

type Props = {
  heading: HeadingView;
  /** The id of the title, by which the section is named and linked to. */ id?: string;
  className?: string | undefined;
  /** How it opens, other than with the heading above its start: with a heading across it, or at the side of all else. */
  layout?: "across" | "aside";
  children: ReactNode;
};

/** A section of a page under its heading, as wide as the site's measure. What it holds scrolls in together. */
export function Section({ heading, id, className, layout, children }: Props) {
  return (
    <section className={["section", className].filter(Boolean).join(" ")} aria-labelledby={id}>
      <div className={["wrap", layout && styles[layout]].filter(Boolean).join(" ")} ref={reveal}>
        <SectionHeading heading={heading} id={id} />
        {children}
      </div>
    </section>
  );
}
