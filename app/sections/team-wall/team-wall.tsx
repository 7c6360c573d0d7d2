import type { teamView } from "../../../site/views/company.ts";
import { Art } from "../../components/art/art";
import { Image } from "../../components/image/image";
import { SectionHeading } from "../../components/section-heading/section-heading";
import styles from "./team-wall.module.css";

type View = ReturnType<typeof teamView>;

/** The team as one mosaic: every person is two tiles, a portrait and a name, laid like a chessboard. */
export function TeamWall({
  heading,
  members,
  label,
}: {
  heading: View["members"];
  members: View["people"];
  label: string;
}) {
  return (
    <section className={styles.team} aria-labelledby="members">
      <div className="wrap">
        <SectionHeading id="members" {...heading} />
        <ul className={styles.wall}>
          {members.map((member) => (
            <li key={member.id} className={styles.member}>
              <Image className={styles.portrait} image={member.portrait} />
              <div className={styles.name} data-ground={member.ground}>
                <Art className={styles.shape} picture={member.tile} />
                <h3>{member.name}</h3>
                <p className={styles.role}>{label}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
