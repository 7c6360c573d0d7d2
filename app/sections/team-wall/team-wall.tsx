import type { PageView } from "../../../site/views/page-views.ts";
import { Art } from "../../components/art/art";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { Section } from "../../components/section/section";
import styles from "./team-wall.module.css";

type View = PageView<"team">;
type Props = { heading: View["members"]; members: View["people"]; label: string };

/** The team as one mosaic: every person is two tiles, a portrait and a name, laid like a chessboard. */
export function TeamWall({ heading, members, label }: Props) {
  return (
    <Section heading={heading} id="members">
      <ul className={styles.wall}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <Image className={styles.portrait} image={member.portrait} />
            <div className={styles.name} data-ground={member.ground}>
              <Art className={styles.shape} picture={member.tile} />
              <h3>{member.to ? <Link to={member.to}>{member.name}</Link> : member.name}</h3>
              <p className={styles.role}>{label}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
