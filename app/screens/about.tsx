import { view } from "virtual:content/about";
import { Catalogue } from "../sections/catalogue/catalogue";
import { FeatureCards } from "../sections/feature-cards/feature-cards";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { Offer } from "../sections/offer/offer";
import { Story } from "../sections/about-story/about-story";
import { Teach } from "../sections/teach/teach";
import { Testimonials } from "../sections/testimonials/testimonials";

/** The about page. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <Story story={view.story} />
      <Catalogue catalogue={view.catalogue} />
      <FeatureCards features={view.features} />
      <Offer offer={view.offer} />
      <Teach teach={view.instructor} people={view.people} />
      <Testimonials
        heading={view.testimonials}
        entries={view.testimonials.entries}
        name="about-testimonial"
      />
    </InnerScreen>
  );
}
