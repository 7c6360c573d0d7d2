import { CategoryTiles } from "../sections/category-tiles/category-tiles";
import { CoursePages } from "../sections/course-pages/course-pages";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import type { PageProps } from "../hooks/this-page";

/** The course list. */
export default function Courses({ view }: PageProps<"courses">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.categories && <CategoryTiles heading={view.categories} tiles={view.categories.tiles} />}
      <CoursePages {...view} />
    </InnerScreen>
  );
}
