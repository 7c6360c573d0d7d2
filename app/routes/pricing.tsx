import { view } from "virtual:content/pricing";
import { view as shell } from "virtual:content/shell";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";
import { Plans } from "../sections/plans/plans";
import { Questions } from "../sections/questions/questions";

/** The head of the pricing page. */
export const meta = () => pageMeta(view.meta, { path: "/pricing" });

/** The footer of the pricing page. */
export const handle = { footer: "compact" } satisfies PageHandle;

/** The plans and their prices. */
export default function Pricing() {
  return (
    <>
      <PageBand band={view.band} />
      <Plans heading={view.plans} periods={view.periods} plans={view.offers} features={view.features} />
      <Questions
        heading={view.faq}
        questions={view.questions}
        markers={shell.labels.questionMarkers}
        name="pricing-faq"
      />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
