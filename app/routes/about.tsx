import { Catalogue } from "../sections/catalogue/catalogue";
import { FeatureCards } from "../sections/feature-cards/feature-cards";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { Offer } from "../sections/offer/offer";
import { Story } from "../sections/about-story/about-story";
import { Teach } from "../sections/teach/teach";
import { Testimonials } from "../sections/testimonials/testimonials";
import type { PageProps } from "../hooks/this-page";

/** The about page. */
export default function About({ view }: PageProps<"about">) {
  const { testimonials } = view;
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.story && <Story story={view.story} />}
      {view.catalogue && <Catalogue catalogue={view.catalogue} />}
      {view.features && <FeatureCards features={view.features} />}
      {view.offer && <Offer offer={view.offer} id="offer" />}
      {view.instructor && <Teach teach={view.instructor} people={view.people} />}
      {testimonials && (
        <Testimonials
          heading={testimonials}
          entries={testimonials.entries}
          labels={view.labels}
          name="about-testimonial"
        />
      )}
    </InnerScreen>
  );
}
