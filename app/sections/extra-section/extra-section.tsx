import type { PageView } from "../../../site/pages.ts";
import { Photograph } from "../../components/photograph/photograph";
import { Section } from "../../components/section/section";
import { BlogTeasers } from "../blog-teasers/blog-teasers";
import { ContactIntro } from "../contact-intro/contact-intro";
import { CourseGrid } from "../course-card/course-card";
import { EventProgramme } from "../event-programme/event-programme";
import { Offer } from "../offer/offer";
import { PersonGrid } from "../person-card/person-card";
import { Plans } from "../plans/plans";
import { ProseSection } from "../prose-section/prose-section";
import { Questions } from "../questions/questions";
import { Testimonials } from "../testimonials/testimonials";
import "./extra-section.css";

type View = PageView<"extra">;
type Props = { section: View["sections"][number]; labels: View["labels"] };

/** A section of whatever kind, on a page that content has put together. */
export function ExtraSection({ section, labels }: Props) {
  const { name } = section;
  switch (section.kind) {
    case "prose":
      return <ProseSection heading={section.heading} blocks={section.blocks} id={name} />;
    case "picture":
      return (
        <figure className="section wrap">
          <Photograph frame="wide" image={section.image} />
          {section.caption && <figcaption className="picture-caption">{section.caption}</figcaption>}
        </figure>
      );
    case "events":
      return <EventProgramme view={section.programme} />;
    case "courses":
      return (
        <Section heading={section.heading} id={name}>
          <CourseGrid cards={section.cards} rated={labels.rated} action={labels.courseDetails} />
        </Section>
      );
    case "people":
      return (
        <Section heading={section.heading} id={name}>
          <PersonGrid people={section.people} />
        </Section>
      );
    case "articles":
      return <BlogTeasers heading={section.heading} articles={section.articles} id={name} />;
    case "questions":
      return <Questions {...section} markers={labels.questionMarkers} />;
    case "offer":
      return <Offer offer={section.offer} id={name} />;
    case "plans":
      return (
        <Plans
          heading={section.heading}
          periods={section.periods}
          plans={section.offers}
          features={section.features}
        />
      );
    case "testimonials":
      return <Testimonials heading={section.heading} entries={section.entries} labels={labels} name={name} />;
    case "form":
      return <ContactIntro intro={section.intro} director={undefined} form={section.form} />;
  }
}
