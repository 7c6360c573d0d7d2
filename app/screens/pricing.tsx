import { view } from "virtual:content/pricing";
import { view as labels } from "virtual:content/labels";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";
import { Plans } from "../sections/plans/plans";
import { Questions } from "../sections/questions/questions";

/** The plans and their prices. */
export function Screen() {
  return (
    <>
      <PageBand band={view.band} />
      <Plans heading={view.plans} periods={view.periods} plans={view.offers} features={view.features} />
      <Questions
        heading={view.faq}
        questions={view.questions}
        markers={labels.questionMarkers}
        name="pricing-faq"
      />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
