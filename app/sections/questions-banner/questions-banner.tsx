import { ButtonLink } from "../../components/button/button";
import { Eyebrow } from "../../components/section-heading/section-heading";
import styles from "./questions-banner.module.css";

type Props = {
  banner: {
    eyebrow: string;
    title: string;
    lead?: string | undefined;
    button: { label: string; to: string };
  };
};

/** The block “Still have questions?”. */
export function QuestionsBanner({ banner }: Props) {
  return (
    <section className={styles.section} aria-labelledby="questions">
      <div className="wrap">
        <div className={styles.panel}>
          <div>
            <Eyebrow>{banner.eyebrow}</Eyebrow>
            <h2 id="questions" className={styles.title}>
              {banner.title}
            </h2>
            {banner.lead && <p className={styles.lead}>{banner.lead}</p>}
          </div>
          <ButtonLink to={banner.button.to}>{banner.button.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
