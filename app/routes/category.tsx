import { CategoryCourses } from "../sections/category-courses/category-courses";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import type { PageProps } from "../hooks/this-page";

/** The courses of a category. */
export default function Category({ view }: PageProps<"category">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <CategoryCourses {...view} />
    </InnerScreen>
  );
}
