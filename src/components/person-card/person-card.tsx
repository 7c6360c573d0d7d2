import type { PersonView } from "../../data/person.ts";
import { Image } from "../image/image";
import { reveal } from "../../hooks/reveal";
import styles from "./person-card.module.css";

/** People with portrait, name, label and earlier work. */
export function PersonGrid({ people }: { people: readonly PersonView[] }) {
  return (
    <ul className={`grid ${styles.people}`}>
      {people.map((person) => (
        <li key={person.id} ref={reveal}>
          <Image className="frame" image={person.portrait} />
          <h3 className={`text-card ${styles.name}`}>{person.name}</h3>
          <p className="eyebrow muted">{person.role}</p>
          {person.formerly && <p className={styles.formerly}>{person.formerly}</p>}
        </li>
      ))}
    </ul>
  );
}
