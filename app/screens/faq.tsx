import { view } from "virtual:content/faq";
import { view as labels } from "virtual:content/labels";
import { ContactBlock } from "../sections/contact-block/contact-block";
import { FaqCategories } from "../sections/faq-categories/faq-categories";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

/** The questions, in five categories. */
export function Screen() {
  return (
    <>
      <PageBand band={view.band} />
      <FaqCategories legend={view.band.title} categories={view.categories} markers={labels.questionMarkers} />
      <ContactBlock contact={view.contact} place={view.place} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
