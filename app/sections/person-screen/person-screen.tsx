import type { PageView } from "../../../site/pages.ts";
import { Image } from "../../components/image/image";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { ArticleGrid } from "../article-card/article-card";
import { CourseGrid } from "../course-card/course-card";
import { InnerScreen } from "../inner-screen/inner-screen";
import styles from "./person-screen.module.css";

/** A person: portrait and text, then the courses and the articles that name the person. */
export function PersonScreen({ view }: { view: PageView<"person"> }) {
  const { labels, words } = view;
  return (
    <InnerScreen band={view.band}>
      <div className={`wrap ${styles.person}`}>
        <Image className={styles.portrait} image={view.person.portrait} />
        <div className={styles.text}>
          <Prose blocks={view.blocks} />
        </div>
      </div>
      {words.courses && view.courses.length > 0 && (
        <Section heading={words.courses} id="courses" className="quiet">
          <CourseGrid cards={view.courses} rated={labels.rated} action={labels.courseDetails} />
        </Section>
      )}
      {words.articles && view.articles.length > 0 && (
        <Section heading={words.articles} id="articles">
          <ArticleGrid articles={view.articles} brief />
        </Section>
      )}
    </InnerScreen>
  );
}
