import { meta as words } from "virtual:content/course/development/meta";
import { view } from "virtual:content/course/development/outline";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { CourseDetail } from "../sections/course-detail/course-detail";
import type * as Parts from "../screens/course-development";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/course/development" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("course-development"));

/** The course page of the category Development. */
export default function CourseDevelopment() {
  return <CourseDetail course={view} Part={Still} />;
}
