import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { Plans } from "../sections/plans/plans";
import { Questions } from "../sections/questions/questions";
import type { PageProps } from "../hooks/this-page";

/** The plans and their prices. */
export default function Pricing({ view }: PageProps<"pricing">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.offers.length > 0 && (
        <Plans heading={view.plans} periods={view.periods} plans={view.offers} features={view.features} />
      )}
      {view.faq && view.questions && (
        <Questions
          heading={view.faq}
          questions={view.questions}
          mark={view.mark}
          markers={view.labels.questionMarkers}
          name="pricing-faq"
        />
      )}
    </InnerScreen>
  );
}
