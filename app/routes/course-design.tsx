import { meta as words } from "virtual:content/course/design/meta";
import { view } from "virtual:content/course/design/outline";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { CourseDetail } from "../sections/course-detail/course-detail";
import type * as Parts from "../screens/course-design";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/course/design" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("course-design"));

/** The course page of the category Design. */
export default function CourseDesign() {
  return <CourseDetail course={view} Part={Still} />;
}
