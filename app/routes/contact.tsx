import { view } from "virtual:content/contact";
import { view as shell } from "virtual:content/shell";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { ContactIntro } from "../sections/contact-intro/contact-intro";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { Location } from "../sections/location/location";
import { PageBand } from "../sections/page-band/page-band";
import { Questions } from "../sections/questions/questions";

/** The head of the contact page. */
export const meta = () => pageMeta(view.meta, { path: "/contact" });

/** The footer of the contact page. */
export const handle = { footer: "tall" } satisfies PageHandle;

/** The contact page. */
export default function Contact() {
  return (
    <>
      <PageBand band={view.band} />
      <ContactIntro
        intro={view.intro}
        director={view.director}
        form={view.form}
        formAddress={view.formAddress}
      />
      <Location heading={view.location} place={view.place} street={view.street} />
      <Questions
        heading={view.faq}
        questions={view.questions}
        markers={shell.labels.questionMarkers}
        name="contact-faq"
      />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
