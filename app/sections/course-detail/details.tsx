import type { CourseDetailsView, SessionsView } from "../../../site/views/course-details.ts";
import { FeatureList } from "./feature-list";
import styles from "./details.module.css";

/** What only some courses say. */
export function Details({ lists, sessions }: CourseDetailsView) {
  return (
    <>
      {lists?.map(({ title, items }) => (
        <div key={title}>
          <h2 className={styles.title}>{title}</h2>
          <FeatureList items={items} />
        </div>
      ))}
      {sessions && <Sessions {...sessions} />}
    </>
  );
}

/** The dates on which a course is held, each with its hours and its place. */
function Sessions({ title, items }: SessionsView) {
  return (
    <div className={styles.sessions}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {items.map((session) => (
          <li key={session.start + session.place} className={styles.session}>
            <time className={styles.days} dateTime={session.start}>
              {session.days}
            </time>
            <p>{session.hours}</p>
            <div>
              <p className={styles.place}>{session.place}</p>
              {session.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
