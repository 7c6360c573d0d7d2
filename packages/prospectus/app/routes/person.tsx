import type { PageView } from "../../site/pages.ts";
import { Image } from "../components/image/image";
import { Prose } from "../components/prose/prose";
import { Section } from "../components/section/section";
import { ArticleGrid } from "../sections/article-card/article-card";
import { CourseGrid } from "../sections/course-card/course-card";
import { Boundary, Sections } from "../components/section/page-sections";
import { PageBand } from "../sections/page-band/page-band";
import styles from "./person.module.css";

/** A person: portrait and text, then their courses and articles. */
export default function Person({ view }: { view: PageView<"person"> }) {
  const { labels, words } = view;
  return (
    <>
      <Boundary>
        <PageBand band={view.band} />
      </Boundary>
      <Boundary>
        <div className={`section wrap split early ${styles.person}`}>
          <Image className={`frame ${styles.portrait}`} image={view.person.portrait} />
          <div>
            <Prose blocks={view.blocks} />
          </div>
        </div>
      </Boundary>
      {words.courses && view.courses.length > 0 && (
        <Boundary>
          <Section heading={words.courses} id="person-courses" className="quiet">
            <CourseGrid cards={view.courses} rated={labels.rated} action={labels.courseDetails} />
          </Section>
        </Boundary>
      )}
      {words.articles && view.articles.length > 0 && (
        <Boundary>
          <Section heading={words.articles} id="person-articles">
            <ArticleGrid articles={view.articles} brief />
          </Section>
        </Boundary>
      )}
      <Sections sections={view.sections} />
    </>
  );
}
