import { ContactIntro } from "../sections/contact-intro/contact-intro";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { Location } from "../sections/location/location";
import { Questions } from "../sections/questions/questions";
import type { PageProps } from "../hooks/this-page";

/** The contact page. */
export default function Contact({ view }: PageProps<"contact">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <ContactIntro intro={view.intro} director={view.director} form={view.form} place={view.place} />
      {view.location && <Location heading={view.location} place={view.place} street={view.street} />}
      {view.faq && view.questions && (
        <Questions
          heading={view.faq}
          questions={view.questions}
          mark={view.mark}
          markers={view.labels.questionMarkers}
          name="contact-faq"
        />
      )}
    </InnerScreen>
  );
}
