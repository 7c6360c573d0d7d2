import type { LoaderFunctionArgs } from "react-router";
import { CategoryCourses } from "../sections/category-courses/category-courses";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"category">(url);
export const meta = ({ loaderData }: PageProps<"category">) => loaderData.meta;

/** The courses of a category. */
export default function Category({ loaderData: { view } }: PageProps<"category">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <CategoryCourses {...view} />
    </InnerScreen>
  );
}
