import { Eyebrow } from "../../components/section-heading/section-heading";
import styles from "./tutor-banner.module.css";

/** The banner that offers help in finding a tutor. */
export function TutorBanner({ banner }: { banner: { eyebrow: string; title: string; text: string } }) {
  return (
    <section className={styles.section} aria-labelledby="tutor">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <Eyebrow>{banner.eyebrow}</Eyebrow>
          <h2 id="tutor" className={styles.title}>
            {banner.title}
          </h2>
        </div>
        <p className={styles.text}>{banner.text}</p>
      </div>
    </section>
  );
}
