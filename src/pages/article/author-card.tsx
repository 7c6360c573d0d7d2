import type { PersonView } from "../../data/person.ts";
import { Image } from "../../components/image/image";
import { reveal } from "../../hooks/reveal";
import styles from "./author-card.module.css";

export function AuthorCard({ author, label }: { author: PersonView & { about?: string }; label: string }) {
  return (
    <section className={styles.card} aria-labelledby="author" ref={reveal}>
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
