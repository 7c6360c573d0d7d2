import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { Plans } from "../sections/plans/plans";
import { Questions } from "../sections/questions/questions";
import { pageData } from "../site.server";
import type { Route } from "./+types/pricing";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"pricing">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The plans and their prices. */
export default function Pricing({ loaderData: { view } }: Route.ComponentProps) {
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
