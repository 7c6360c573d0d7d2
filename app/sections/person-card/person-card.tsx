import type { PersonView } from "../../../site/views/person-card.ts";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { reveal } from "../../hooks/reveal";
import styles from "./person-card.module.css";

/** People with portrait, name and label. */
export function PersonGrid({ people }: { people: readonly PersonView[] }) {
  return (
    <ul className={styles.grid}>
      {people.map((person) => (
        <li key={person.id} className={styles.person} ref={reveal}>
          <Image className={styles.portrait} image={person.portrait} />
          <h3 className={styles.name}>
            {person.to ? <Link to={person.to}>{person.name}</Link> : person.name}
          </h3>
          <p className={styles.role}>{person.role}</p>
        </li>
      ))}
    </ul>
  );
}
