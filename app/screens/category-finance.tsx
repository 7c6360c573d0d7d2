import { view } from "virtual:content/category/finance";
import { CategoryCourses } from "../sections/category-courses/category-courses";
import { InnerScreen } from "../sections/inner-screen/inner-screen";

/** The courses of the category Finance. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <CategoryCourses category={view.category} cards={view.cards} />
    </InnerScreen>
  );
}
