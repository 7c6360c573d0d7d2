import { meta as words } from "virtual:content/course/finance/meta";
import { view } from "virtual:content/course/finance/outline";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { CourseDetail } from "../sections/course-detail/course-detail";
import type * as Parts from "../screens/course-finance";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/course/finance" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("course-finance"));

/** The course page of the category Finance. */
export default function CourseFinance() {
  return <CourseDetail course={view} Part={Still} />;
}
