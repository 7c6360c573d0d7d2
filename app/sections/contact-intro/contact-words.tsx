import { Image } from "../../components/image/image";
import styles from "./contact-intro.module.css";

type Props = {
  intro: readonly string[];
  director: {
    name: string;
    title: string;
    about?: string;
    portrait: { src: string; width: number; height: number; alt: string };
  };
};

/** Why one writes, and to whom. */
export function ContactWords({ intro, director }: Props) {
  return (
    <>
      {intro.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <figure className={styles.director}>
        <Image className={styles.portrait} image={director.portrait} />
        <figcaption className={styles.caption}>
          <span className={styles.name}>{director.name}</span>
          <span className={styles.title}>{director.title}</span>
        </figcaption>
      </figure>
    </>
  );
}
