import { view } from "virtual:content/faq";
import { view as labels } from "virtual:content/labels";
import { ContactBlock } from "../sections/contact-block/contact-block";
import { FaqCategories } from "../sections/faq-categories/faq-categories";
import { InnerScreen } from "../sections/inner-screen/inner-screen";

/** The questions, in five categories. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <FaqCategories legend={view.band.title} categories={view.categories} markers={labels.questionMarkers} />
      <ContactBlock contact={view.contact} place={view.place} />
    </InnerScreen>
  );
}
