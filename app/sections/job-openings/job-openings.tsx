import { Marker } from "../../components/accordion/accordion";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./job-openings.module.css";

type View = SectionProps<"job-openings">["view"];
type Shared = { apply: View["button"]; labels: View["labels"] };

/** The openings, as joined sheets. */
export default function JobOpenings({
  id,
  view: { heading, jobs, button, labels },
}: SectionProps<"job-openings">) {
  return (
    <Section heading={heading} id={id}>
      <ul className="split joined">
        {jobs.map((job) => (
          <li key={job.id} className={styles.sheet}>
            <JobOpening job={job} apply={button} labels={labels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One opening: what, where, for how much, and the way to apply. On a phone the rest is folded. */
function JobOpening({ job, apply, labels }: Shared & { job: View["jobs"][number] }) {
  const title = `job-${job.id}`;
  return (
    <article className={styles.job} aria-labelledby={title}>
      <Image className={styles.picture} image={job.picture} />
      <h3 id={title} className={styles.title}>
        {job.title}
      </h3>
      <dl className={styles.facts}>
        <div className={styles.posts}>
          <dt className="unseen">{labels.posts}</dt>
          <dd className="text-lead bold">{job.posts}</dd>
        </div>
        <div className={styles.fact}>
          <dt className="text-small muted">{labels.salary}</dt>
          <dd className="text-heading">{job.salary}</dd>
        </div>
        <div className={styles.fact}>
          <dt className="text-small muted">{labels.location}</dt>
          <dd className="bold">{job.address}</dd>
        </div>
      </dl>
      <details className={styles.details}>
        <summary className={`row apart bold ${styles.summary}`}>
          {labels.jobDescription}
          <Marker {...labels.questionMarkers} />
        </summary>
        <dl className={styles.info}>
          <div>
            <dt className="text-small muted">{labels.jobDescription}</dt>
            <dd>{job.info.description}</dd>
          </div>
          <div>
            <dt className="text-small muted">{labels.jobType}</dt>
            <dd>{job.info.jobType}</dd>
          </div>
          <div>
            <dt className="text-small muted">{labels.experience}</dt>
            <dd>{job.info.experience}</dd>
          </div>
        </dl>
      </details>
      <ButtonLink className={styles.apply} to={apply.to}>
        {apply.label} <span className="unseen">{job.title}</span>
      </ButtonLink>
    </article>
  );
}
