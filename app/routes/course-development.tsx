import { view } from "virtual:content/course/development";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { CourseDetail } from "../sections/course-detail/course-detail";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";

export const meta = () => pageMeta(view.meta, { path: "/course/development" });
export const handle = { footer: "compact" } satisfies PageHandle;

/** The course page of the category Development. */
export default function CourseDevelopment() {
  return (
    <>
      <CourseDetail course={view} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
