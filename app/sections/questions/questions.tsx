import type { ComponentProps } from "react";
import type { HeadingView } from "../../../site/views/shared.ts";
import { Accordion } from "../../components/accordion/accordion";
import { SectionHeading } from "../../components/section-heading/section-heading";
import styles from "./questions.module.css";

type Props = Pick<ComponentProps<typeof Accordion>, "markers" | "name"> & {
  heading: HeadingView;
  questions: ComponentProps<typeof Accordion>["items"];
};

/** A page's own questions: the title stays beside the accordion. */
export function Questions({ heading, questions, markers, name }: Props) {
  return (
    <section className="section quiet" aria-labelledby={`${name}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading className={styles.heading} heading={heading} id={`${name}-title`} />
        <Accordion name={name} items={questions} markers={markers} />
      </div>
    </section>
  );
}
