import { view } from "virtual:content/course";
import { CategoryTiles } from "../sections/category-tiles/category-tiles";
import { CoursePages } from "../sections/course-pages/course-pages";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

/** The course list. */
export function Screen() {
  return (
    <>
      <PageBand band={view.band} />
      <CategoryTiles heading={view.categories} tiles={view.categories.tiles} />
      <CoursePages courses={view.courses} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
