import { Sections } from "../components/section/sections";
import { CategoryCourses } from "../sections/category-courses/category-courses";
import { CategoryHead } from "../sections/category-courses/category-head";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { pageData } from "../site.server";
import type { Route } from "./+types/category";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"category">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The courses of a category. */
export default function Category({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <Sections>
      <CategoryHead band={view.band} mosaic={view.mosaic} />
      <CategoryCourses {...view} />
      {view.journey && <JourneyBanner journey={view.journey} />}
    </Sections>
  );
}
