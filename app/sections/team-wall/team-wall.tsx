import type { PageView } from "../../../site/pages.ts";
import { Art } from "../../components/art/art";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { Section } from "../../components/section/section";
import "../../styles/grounds.css";
import styles from "./team-wall.module.css";

type View = PageView<"team">;
type Props = { heading: View["members"]; members: View["people"]; label: string };

/** The team as one mosaic: a face and a name on one ground for every person. A drawn face looks up when it is met. */
export function TeamWall({ heading, members, label }: Props) {
  return (
    <Section heading={heading} id="members">
      <ul className={styles.wall}>
        {members.map((member) => (
          <li key={member.id} className={styles.member} data-ground={member.ground}>
            <div className={styles.face}>
              <Image className={styles.portrait} image={member.portrait} />
              {"face" in member && (
                <>
                  <Art className={`${styles.part} ${styles.gaze}`} picture={member.face.gaze} fit="slice" />
                  <Art className={styles.part} picture={member.face.front} fit="slice" />
                </>
              )}
            </div>
            <div className={styles.name}>
              <h3>{member.to ? <Link to={member.to}>{member.name}</Link> : member.name}</h3>
              <p className={styles.role}>{label}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
