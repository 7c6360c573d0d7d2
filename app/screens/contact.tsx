import { view } from "virtual:content/contact";
import { view as labels } from "virtual:content/labels";
import { ContactWords } from "../sections/contact-intro/contact-words";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { Location } from "../sections/location/location";
import { PageBand } from "../sections/page-band/page-band";
import { Questions } from "../sections/questions/questions";

/** What stands above the form. */
export function Band() {
  return <PageBand band={view.band} />;
}

/** What stands beside the form. */
export function Words() {
  return <ContactWords intro={view.intro} director={view.director} />;
}

/** What stands below the form. */
export function Rest() {
  return (
    <>
      <Location heading={view.location} place={view.place} street={view.street} />
      <Questions
        heading={view.faq}
        questions={view.questions}
        markers={labels.questionMarkers}
        name="contact-faq"
      />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
