import { CourseDetail } from "../sections/course-detail/course-detail";
import { pageData } from "../site.server";
import type { Route } from "./+types/course";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"course">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** A course page. */
export default function Course({ loaderData: { view } }: Route.ComponentProps) {
  return <CourseDetail course={view} />;
}
