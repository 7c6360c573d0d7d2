import { CategoryCourses } from "../sections/category-courses/category-courses";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData } from "../site.server";
import { pageWords } from "../words";
import type { Route } from "./+types/category";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"category">(url);
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => pageWords<"category">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The courses of a category. */
export default function Category({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <CategoryCourses {...view} />
    </InnerScreen>
  );
}
