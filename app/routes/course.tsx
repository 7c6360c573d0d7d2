import { view } from "virtual:content/course";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { CategoryTiles } from "../sections/category-tiles/category-tiles";
import { CoursePages } from "../sections/course-pages/course-pages";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

export const meta = () => pageMeta(view.meta, { path: "/course" });
export const handle = { footer: "tall" } satisfies PageHandle;

/** The course list. */
export default function CourseList() {
  return (
    <>
      <PageBand band={view.band} />
      <CategoryTiles heading={view.categories} tiles={view.categories.tiles} />
      <CoursePages courses={view.courses} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
