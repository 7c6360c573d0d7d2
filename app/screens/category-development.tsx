import { view } from "virtual:content/category/development";
import { CategoryCourses } from "../sections/category-courses/category-courses";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

/** The courses of the category Development. */
export function Screen() {
  return (
    <>
      <PageBand band={view.band} />
      <CategoryCourses category={view.category} cards={view.cards} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
