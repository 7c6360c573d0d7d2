import { view } from "virtual:content/category/finance";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { CategoryCourses } from "../sections/category-courses/category-courses";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

export const meta = () => pageMeta(view.meta, { path: "/category/finance" });
export const handle = { footer: "compact" } satisfies PageHandle;

/** The courses of the category Finance. */
export default function CategoryFinance() {
  return (
    <>
      <PageBand band={view.band} />
      <CategoryCourses category={view.category} cards={view.cards} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
