import type { FrameView } from "../../site/views/shell.ts";
import { Art } from "../components/art/art";
import { Link } from "../components/link/link";
import styles from "./courses-panel.module.css";

/** The sheet of the Courses menu: Free or Paid on one side, what the choice shows on the other. Two radios and CSS, so that it works without JavaScript. */
export function CoursesPanel({ courses }: { courses: FrameView["courses"] }) {
  return (
    <div className={styles.panel}>
      <fieldset className={styles.choices}>
        <legend className="unseen">{courses.choice}</legend>
        {(["free", "paid"] as const).map((kind) => (
          <label key={kind} className={styles.choice}>
            <input
              className="unseen"
              type="radio"
              name="course-kind"
              value={kind}
              defaultChecked={kind === "free"}
            />
            {courses[kind].label}
          </label>
        ))}
      </fieldset>
      <div className={styles.free}>
        <p className={styles.text}>{courses.free.text}</p>
        <ul className={styles.links}>
          {courses.links.map((link) => (
            <li key={link.to}>
              <Link className={styles.link} to={link.to}>
                <Art className={styles.tile} picture={link.tile} />
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.paid}>{courses.paid.text}</p>
    </div>
  );
}
