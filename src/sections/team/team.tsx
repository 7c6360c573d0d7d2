import { Art } from "../../components/image/drawn";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./team.module.css";

/** The team as one mosaic: face and name on one ground each. A drawn face looks up on hover. */
export default function Team({ id, view: { heading, people: members, label } }: SectionProps<"team">) {
  return (
    <Section heading={heading} id={id}>
      <ul className={styles.wall}>
        {members.map((member) => (
          <li key={member.id} className={`band ${styles.member}`} data-hue={member.ground}>
            <div className={styles.face}>
              <Image className="frame" image={member.portrait} />
              {"face" in member && (
                <>
                  <Art className={`frame ${styles.gaze}`} picture={member.face.gaze} fit="slice" />
                  <Art className="frame" picture={member.face.front} fit="slice" />
                </>
              )}
            </div>
            <div className={`stack ${styles.name}`}>
              <h3 className="text-section">{member.name}</h3>
              {member.formerly && <p className="text-lead">{member.formerly}</p>}
              <p className="eyebrow">{label}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
