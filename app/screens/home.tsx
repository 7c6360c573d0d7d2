import { view } from "virtual:content/home";
import { BelowBand } from "../components/arrival/arrival";
import { Benefits } from "../sections/benefits/benefits";
import { BlogTeasers } from "../sections/blog-teasers/blog-teasers";
import { CategoryTiles } from "../sections/category-tiles/category-tiles";
import { CourseFilter } from "../sections/course-filter/course-filter";
import { Hero } from "../sections/hero/hero";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { Promotions } from "../sections/promotions/promotions";
import { QuestionsBanner } from "../sections/questions-banner/questions-banner";
import { Testimonials } from "../sections/testimonials/testimonials";
import { TrendingCourses } from "../sections/trending-courses/trending-courses";
import { TutorBanner } from "../sections/tutor-banner/tutor-banner";
import { UniversityStrip } from "../sections/university-strip/university-strip";

/** The home page. */
export function Screen() {
  return (
    <>
      <Hero hero={view.hero} />
      <BelowBand>
        <UniversityStrip universities={view.universities} />
        <CategoryTiles heading={view.categories} tiles={view.categories.tiles}>
          <Promotions promotions={view.promotions} />
        </CategoryTiles>
        <CourseFilter courses={view.courses} />
        <Benefits heading={view.why} benefits={view.why.benefits} />
        <Testimonials
          heading={view.testimonials}
          entries={view.testimonials.entries}
          figures={view.testimonials.figures}
          name="home-testimonial"
        />
        <TrendingCourses heading={view.trending} cards={view.trending.cards} />
        <TutorBanner banner={view.tutor} />
        <BlogTeasers heading={view.blog} articles={view.blog.articles} />
        <QuestionsBanner banner={view.questions} />
        <JourneyBanner journey={view.journey} />
      </BelowBand>
    </>
  );
}
