import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Eyebrow } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import { reveal } from "../../hooks/reveal";
import styles from "./teach.module.css";

/** The invitation to become an instructor, beside those who are: four portraits joined like tiles. */
export default function Teach({ id, view: teach }: SectionProps<"teach">) {
  const { people } = teach;
  return (
    <section className="section" aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        {people.length > 0 && (
          <ul className={styles.people} ref={reveal}>
            {people.map((person) => (
              <li key={person.id}>
                <Image className={styles.portrait} image={person.portrait} />
              </li>
            ))}
          </ul>
        )}
        <div>
          <Eyebrow>{teach.eyebrow}</Eyebrow>
          <h2 className={styles.title} id={id}>
            {teach.title}
          </h2>
          {teach.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {teach.points.length > 0 && (
            <ul className={styles.points}>
              {teach.points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          )}
          <ButtonLink to={teach.button.to}>{teach.button.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
