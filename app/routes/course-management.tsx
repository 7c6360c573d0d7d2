import { meta as words } from "virtual:content/course/management/meta";
import { view } from "virtual:content/course/management/outline";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { CourseDetail } from "../sections/course-detail/course-detail";
import type * as Parts from "../screens/course-management";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/course/management" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("course-management"));

/** The course page of the category Management. */
export default function CourseManagement() {
  return <CourseDetail course={view} Part={Still} />;
}
