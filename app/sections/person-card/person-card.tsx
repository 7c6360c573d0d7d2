import type { PersonView } from "../../../site/views/person-card.ts";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { reveal } from "../../hooks/reveal";
import styles from "./person-card.module.css";

/** People with portrait, name and label. */
export function PersonGrid({ people, level = 3 }: { people: readonly PersonView[]; level?: 2 | 3 | 4 }) {
  const Name = `h${level}` as const;
  return (
    <ul className={styles.grid}>
      {people.map((person) => (
        <li key={person.id} className={styles.person} ref={reveal}>
          <Image className={styles.portrait} image={person.portrait} />
          <Name className={styles.name}>
            {person.to ? <Link to={person.to}>{person.name}</Link> : person.name}
          </Name>
          <p className={styles.role}>{person.role}</p>
        </li>
      ))}
    </ul>
  );
}
