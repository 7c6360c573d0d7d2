import { view } from "virtual:content/course";
import { CategoryTiles } from "../sections/category-tiles/category-tiles";
import { CoursePages } from "../sections/course-pages/course-pages";
import { InnerScreen } from "../sections/inner-screen/inner-screen";

/** The course list. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <CategoryTiles heading={view.categories} tiles={view.categories.tiles} />
      <CoursePages courses={view.courses} />
    </InnerScreen>
  );
}
