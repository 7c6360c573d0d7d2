import type { LoaderFunctionArgs } from "react-router";
import { Sections } from "../components/section/sections";
import { CategoryCourses } from "../sections/category-courses/category-courses";
import { CategoryHead } from "../sections/category-courses/category-head";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"category">(url);
export const meta = ({ loaderData }: PageProps<"category">) => loaderData.meta;

/** The courses of a category. */
export default function Category({ loaderData: { view } }: PageProps<"category">) {
  return (
    <Sections>
      <CategoryHead band={view.band} mosaic={view.mosaic} />
      <CategoryCourses {...view} />
      {view.journey && <JourneyBanner journey={view.journey} />}
    </Sections>
  );
}
