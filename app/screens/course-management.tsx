import { view } from "virtual:content/course/management";
import { courseParts } from "../sections/course-detail/course-parts";

/** The parts of the course page of the category Management that the browser need not run. */
export const { Band, Facts, Overview, LessonEntry, LessonText, Instructors, Questions, QueryWords, Related } =
  courseParts(view);
