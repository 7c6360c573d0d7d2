import { Fragment } from "react";
import type { PageView } from "../pages.ts";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { Boundary, Sections } from "../../sections/page-sections";
import { ArticleGrid } from "../../components/article-card/article-card";
import { PageBand } from "../../components/page-band/page-band";
import { reveal } from "../../hooks/reveal";
import styles from "./article.module.css";

/** An article: band, text and author, related articles, and the journey banner. */
export default function Article({ view }: { view: PageView<"article"> }) {
  const { band, author, course, words } = view;
  return (
    <>
      <article className={styles.article}>
        <Boundary>
          <PageBand
            band={band}
            eyebrow={
              <span className={styles.byline}>
                <span>{band.eyebrow}</span> <span>{author.name}</span>{" "}
                <time dateTime={view.day}>{view.longDate}</time>
              </span>
            }
          />
        </Boundary>
        <Boundary>
          <div className="section wrap" data-hue={view.hue}>
            <div className={styles.text}>
              <Prose className={styles.beginning} blocks={view.beginning} tint={view.tint} />
              {view.chapters.map(({ opening, text }, index) => (
                <Fragment key={index}>
                  <Prose className={styles.opening} blocks={opening} tint={view.tint} />
                  <Prose className={styles.columns} blocks={text} tint={view.tint} />
                </Fragment>
              ))}
              <Author author={author} label={words.authorLabel} />
            </div>
          </div>
        </Boundary>
      </article>
      {words.related && view.related.length > 0 && (
        <Boundary>
          <Section heading={words.related} id="related" className="quiet">
            <ArticleGrid articles={view.related} brief current={{ to: view.current, label: words.current }} />
            {course && (
              <p className={`text-lead ${styles.next}`}>
                {author.name} {words.course} <Link className="bold" {...course} />
              </p>
            )}
          </Section>
        </Boundary>
      )}
      <Sections sections={view.sections} />
    </>
  );
}

function Author({ author, label }: { author: PageView<"article">["author"]; label: string }) {
  return (
    <section className={styles.author} aria-labelledby="author" ref={reveal}>
      <Image className={`frame ${styles.portrait}`} image={{ ...author.portrait, first: true }} />
      <div className={`stack ${styles.words}`}>
        <p className="eyebrow muted">{label}</p>
        <h2 id="author" className="text-heading">
          {author.name}
        </h2>
        <p className="eyebrow muted">{author.role}</p>
        {author.about && <p>{author.about}</p>}
      </div>
    </section>
  );
}
