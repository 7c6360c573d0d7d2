import { Marker } from "../../components/accordion/accordion";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./job-openings.module.css";

/** The openings as a wall of pictures and fields, beside a list of details. On phones the details are folded. */
export default function JobOpenings({
  id: section,
  view: { heading, jobs, button, labels, markers },
}: SectionProps<"job-openings">) {
  return (
    <Section heading={heading} id={section}>
      <ul>
        {jobs.map(({ id, title, hue, picture, posts, salary, address, info }) => (
          <li key={id} className={styles.opening} data-hue={hue}>
            <article className={styles.job} aria-labelledby={`job-${id}`}>
              <Image className={`frame ${styles.picture}`} image={picture} />
              <div className={`stack ${styles.field}`}>
                <h3 id={`job-${id}`} className="text-heading">
                  {title}
                </h3>
                <dl className={`row ${styles.facts}`}>
                  <div className={styles.posts}>
                    <dt className="unseen">{labels.posts}</dt>
                    <dd className="text-lead bold">{posts}</dd>
                  </div>
                  <div>
                    <dt className="text-small">{labels.salary}</dt>
                    <dd className="text-heading">{salary}</dd>
                  </div>
                  <div>
                    <dt className="text-small">{labels.location}</dt>
                    <dd className="text-lead bold">{address}</dd>
                  </div>
                </dl>
                <ButtonLink {...button} aria-label={`${button.label}: ${title}`} />
              </div>
              <details className={styles.details}>
                <summary className={`row apart bold ${styles.summary}`}>
                  {labels.jobDescription}
                  <Marker {...markers} />
                </summary>
                <dl className={styles.info}>
                  {[
                    [labels.jobDescription, info.description],
                    [labels.jobType, info.jobType],
                    [labels.experience, info.experience],
                  ].map(([label, text], index) => (
                    <div key={index}>
                      <dt className="text-small muted">{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
