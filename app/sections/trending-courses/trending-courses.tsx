import type { PageView } from "../../../site/pages.ts";
import { row } from "../../components/row/row";
import { Section } from "../../components/section/section";
import { CourseGrid } from "../course-card/course-card";
import styles from "./trending-courses.module.css";

type View = PageView<"home">;
type Trending = NonNullable<View["trending"]>;
type Props = Pick<View, "labels"> & { heading: Trending; cards: Trending["cards"] };

/** Four courses with a detail panel that rises on hover or focus, and simply stands there where nothing hovers. */
export function TrendingCourses({ heading, cards, labels }: Props) {
  return (
    <Section heading={heading} className={`quiet ${styles.section}`}>
      <CourseGrid
        list={{ ...row, className: `${styles.four} ${row.className}` }}
        cards={cards}
        rated={labels.rated}
        action={labels.courseDetails}
      />
    </Section>
  );
}
