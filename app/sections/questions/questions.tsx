import type { ComponentProps } from "react";
import type { PaintedPicture } from "../../../site/art/picture.ts";
import type { HeadingView } from "../../../site/views/band.ts";
import { Accordion } from "../../components/accordion/accordion";
import { Art } from "../../components/art/art";
import { SectionHeading } from "../../components/section-heading/section-heading";
import styles from "./questions.module.css";

type Props = Pick<ComponentProps<typeof Accordion>, "markers" | "name"> & {
  heading: HeadingView;
  questions: ComponentProps<typeof Accordion>["items"];
  mark: PaintedPicture;
};

/** A page's own questions: the title stays beside the accordion, over a question mark laid of tiles. */
export function Questions({ heading, questions, markers, name, mark }: Props) {
  return (
    <section className="section quiet" aria-labelledby={`${name}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.heading}>
          <SectionHeading heading={heading} id={`${name}-title`} />
          <Art className={styles.mark} picture={mark} />
        </div>
        <Accordion name={name} items={questions} markers={markers} />
      </div>
    </section>
  );
}
