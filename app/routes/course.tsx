import type { LoaderFunctionArgs } from "react-router";
import { CourseDetail } from "../sections/course-detail/course-detail";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"course">(url);
export const meta = ({ loaderData }: PageProps<"course">) => loaderData.meta;

/** A course page. */
export default function Course({ loaderData: { view } }: PageProps<"course">) {
  return <CourseDetail course={view} />;
}
