import { Sections } from "../components/section/sections";
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
import { pageData } from "../site.server";
import type { Route } from "./+types/home";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"home">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The home page. */
export default function Home({ loaderData: { view } }: Route.ComponentProps) {
  const { labels, testimonials } = view;
  return (
    <Sections>
      <Hero hero={view.hero} />
      <UniversityStrip universities={view.universities} words={labels} />
      <CategoryTiles heading={view.categories} tiles={view.categories.tiles}>
        <Promotions promotions={view.promotions} />
      </CategoryTiles>
      <CourseFilter courses={view.courses} labels={labels} />
      <Benefits heading={view.why} benefits={view.why.benefits} />
      <Testimonials
        heading={testimonials}
        entries={testimonials.entries}
        figures={testimonials.figures}
        labels={labels}
        name="home-testimonial"
      />
      <TrendingCourses heading={view.trending} cards={view.trending.cards} labels={labels} />
      <TutorBanner banner={view.tutor} />
      <BlogTeasers heading={view.blog} articles={view.blog.articles} />
      <QuestionsBanner banner={view.questions} />
      <JourneyBanner journey={view.journey} />
    </Sections>
  );
}
