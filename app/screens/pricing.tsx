import { view } from "virtual:content/pricing";
import { view as labels } from "virtual:content/labels";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { Plans } from "../sections/plans/plans";
import { Questions } from "../sections/questions/questions";

/** The plans and their prices. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <Plans heading={view.plans} periods={view.periods} plans={view.offers} features={view.features} />
      <Questions
        heading={view.faq}
        questions={view.questions}
        markers={labels.questionMarkers}
        name="pricing-faq"
      />
    </InnerScreen>
  );
}
