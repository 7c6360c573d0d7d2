import { Children } from "react";
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
import type { PageProps } from "../hooks/this-page";

/** The home page. */
export default function Home({ view }: PageProps<"home">) {
  const {
    blog,
    categories,
    courses,
    labels,
    order,
    questions,
    testimonials,
    trending,
    tutor,
    universities,
    why,
  } = view;
  const promotions = view.promotions.length > 0 && <Promotions promotions={view.promotions} />;
  const sections = {
    universities: universities && <UniversityStrip universities={universities} words={labels} />,
    categories: categories ? (
      <CategoryTiles heading={categories} tiles={categories.tiles}>
        {promotions}
      </CategoryTiles>
    ) : (
      promotions && <div className="section wrap">{promotions}</div>
    ),
    courses: courses && <CourseFilter courses={courses} labels={labels} />,
    why: why && <Benefits heading={why} benefits={why.benefits} />,
    testimonials: testimonials && (
      <Testimonials
        heading={testimonials}
        entries={testimonials.entries}
        figures={testimonials.figures}
        labels={labels}
        name="home-testimonial"
      />
    ),
    trending: trending && <TrendingCourses heading={trending} cards={trending.cards} labels={labels} />,
    tutor: tutor && <TutorBanner banner={tutor} />,
    blog: blog && <BlogTeasers heading={blog} articles={blog.articles} />,
  };
  const journey = view.journey && <JourneyBanner journey={view.journey} />;
  return (
    <Sections>
      <Hero hero={view.hero} />
      {Children.toArray(order ? order.map((name) => sections[name]) : Object.values(sections))}
      {questions ? <QuestionsBanner banner={questions}>{journey}</QuestionsBanner> : journey}
    </Sections>
  );
}
