import type { ReactNode } from "react";
import type { HeadingView } from "../../../site/views/shared.ts";
import { SectionHeading } from "../section-heading/section-heading";

type Props = {
  heading: HeadingView;
  /** The id of the title, by which the section is named and linked to. */ id?: string;
  className?: string | undefined;
  /** What stands at the end of the heading's line, such as a filter. */ beside?: ReactNode;
  children: ReactNode;
};

/** A section of a page under its heading, as wide as the site's measure. */
export function Section({ heading, id, className, beside, children }: Props) {
  return (
    <section className={["section", className].filter(Boolean).join(" ")} aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading heading={heading} id={id}>
          {beside}
        </SectionHeading>
        {children}
      </div>
    </section>
  );
}
