import { Section } from "../../components/section/section";
import { Row } from "../../components/row/row";
import { CourseGrid } from "../../components/course-card/course-card";
import type { SectionProps } from "../page-sections";
import styles from "./trending-courses.module.css";

/** Four courses with a detail panel that rises on hover or focus; without hover it always shows. */
export default function TrendingCourses({ view: { heading, cards } }: SectionProps<"trending-courses">) {
  return (
    <Section heading={heading} className="quiet">
      <CourseGrid list={Row} className={styles.four} cards={cards} />
    </Section>
  );
}
