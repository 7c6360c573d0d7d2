import type { ComponentType } from "react";
import type { CourseOutlineView } from "../../../site/views/courses.ts";
import { BelowBand } from "../../components/arrival/arrival";
import { Tabs } from "../../components/tabs/tabs";
import { Curriculum } from "./curriculum";
import { Query } from "./query";
import type { CourseParts } from "./course-parts";
import styles from "./course-detail.module.css";

type OfLesson = "LessonEntry" | "LessonText";

type Props = {
  course: CourseOutlineView;
  /** Draws the parts that the browser need not run. */
  Part: ComponentType<{ part: Exclude<keyof CourseParts, OfLesson> } | { part: OfLesson; index: number }>;
};

/** A course page: its band, the facts, five tabs and the related courses. */
export function CourseDetail({ course, Part }: Props) {
  const { tabs } = course;
  const forLessons = (part: OfLesson) =>
    course.lessons.map(({ id }, index) => <Part key={id} part={part} index={index} />);
  return (
    <div data-category={course.category} className={styles.course}>
      <Part part="Band" />
      <BelowBand>
        <div className={`wrap ${styles.body}`}>
          <Part part="Facts" />
          <Tabs
            label={course.title}
            tabs={[
              { id: "overview", label: tabs.overview, panel: <Part part="Overview" /> },
              {
                id: "curriculum",
                label: tabs.curriculum,
                panel: (
                  <Curriculum
                    lessons={course.lessons}
                    label={course.lessonList}
                    entries={forLessons("LessonEntry")}
                    texts={forLessons("LessonText")}
                  />
                ),
                anchors: course.lessons.map(({ id }) => id),
              },
              { id: "instructor", label: tabs.instructor, panel: <Part part="Instructors" /> },
              {
                id: "faq",
                label: tabs.faq,
                panel: <Part part="Questions" />,
                anchors: Array.from({ length: course.questions }, (_, index) => `course-faq-${index + 1}`),
              },
              {
                id: "query",
                label: tabs.query,
                panel: (
                  <Query form={course.form}>
                    <Part part="QueryWords" />
                  </Query>
                ),
              },
            ]}
          />
        </div>
        <Part part="Related" />
      </BelowBand>
    </div>
  );
}
