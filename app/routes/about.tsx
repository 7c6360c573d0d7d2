import { Catalogue } from "../sections/catalogue/catalogue";
import { FeatureCards } from "../sections/feature-cards/feature-cards";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { Offer } from "../sections/offer/offer";
import { Story } from "../sections/about-story/about-story";
import { Teach } from "../sections/teach/teach";
import { Testimonials } from "../sections/testimonials/testimonials";
import { pageData } from "../site.server";
import type { Route } from "./+types/about";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"about">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The about page. */
export default function About({ loaderData: { view } }: Route.ComponentProps) {
  const { testimonials } = view;
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.story && <Story story={view.story} />}
      {view.catalogue && <Catalogue catalogue={view.catalogue} />}
      {view.features && <FeatureCards features={view.features} />}
      {view.offer && <Offer offer={view.offer} />}
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
