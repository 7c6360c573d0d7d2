import { CourseDetail } from "../sections/course-detail/course-detail";
import type { PageProps } from "../hooks/this-page";

/** A course page. */
export default function Course({ view }: PageProps<"course">) {
  return <CourseDetail course={view} />;
}
