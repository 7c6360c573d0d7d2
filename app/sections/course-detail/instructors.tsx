import type { PageView } from "../../../site/pages.ts";
import type { HeadingView } from "../../../site/views/band.ts";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { PersonGrid } from "../person-card/person-card";
import styles from "./beside-heading.module.css";

type Props = { heading: HeadingView; people: PageView<"course">["instructors"] };

/** The people who teach the course. */
export function Instructors({ heading, people }: Props) {
  return (
    <>
      <SectionHeading className={styles.heading} heading={heading} />
      <PersonGrid people={people} />
    </>
  );
}
