import { CategoryTiles } from "../sections/category-tiles/category-tiles";
import { CoursePages } from "../sections/course-pages/course-pages";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData } from "../site.server";
import type { Route } from "./+types/courses";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"courses">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The course list. */
export default function Courses({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.categories && <CategoryTiles heading={view.categories} tiles={view.categories.tiles} />}
      <CoursePages {...view} />
    </InnerScreen>
  );
}
