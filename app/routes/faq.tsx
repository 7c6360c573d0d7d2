import { view } from "virtual:content/faq";
import { view as shell } from "virtual:content/shell";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { ContactBlock } from "../sections/contact-block/contact-block";
import { FaqCategories } from "../sections/faq-categories/faq-categories";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

/** The head of the FAQ page. */
export const meta = () => pageMeta(view.meta, { path: "/faq" });

/** The footer of the FAQ page. */
export const handle = { footer: "compact" } satisfies PageHandle;

/** The questions, in five categories. */
export default function Faq() {
  return (
    <>
      <PageBand band={view.band} />
      <FaqCategories
        legend={view.band.title}
        categories={view.categories}
        markers={shell.labels.questionMarkers}
      />
      <ContactBlock contact={view.contact} place={view.place} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
