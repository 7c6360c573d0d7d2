import { meta as words } from "virtual:content/course/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/course";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/course" });
export const handle = { footer: "tall" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("course"));

/** The course list. */
export default function CourseList() {
  return <Still part="Screen" />;
}
