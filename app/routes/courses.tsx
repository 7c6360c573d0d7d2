import type { LoaderFunctionArgs } from "react-router";
import { CategoryTiles } from "../sections/category-tiles/category-tiles";
import { CoursePages } from "../sections/course-pages/course-pages";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"courses">(url);
export const meta = ({ loaderData }: PageProps<"courses">) => loaderData.meta;

/** The course list. */
export default function Courses({ loaderData: { view } }: PageProps<"courses">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.categories && <CategoryTiles heading={view.categories} tiles={view.categories.tiles} />}
      <CoursePages {...view} />
    </InnerScreen>
  );
}
