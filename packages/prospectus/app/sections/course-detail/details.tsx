import type { CourseDetailsView } from "../../../site/views/course-details.ts";
import { useNow } from "../../hooks/use-hydrated";
import { Booking } from "../booking/booking";
import { FeatureList } from "../../components/feature-list/feature-list";
import { Paragraphs } from "../../components/texts/texts";
import styles from "./details.module.css";

/** Parts that only some courses have. */
export function Details({ lists, sessions }: CourseDetailsView) {
  return (
    <>
      {lists.map(({ title, items }) => (
        <div key={title} className="stack">
          <h2 className="text-section">{title}</h2>
          <FeatureList items={items} />
        </div>
      ))}
      <Sessions {...sessions} />
    </>
  );
}

/** The dates of a course, with hours, place and booking; without those that passed since the build. */
function Sessions({ id, title, items }: CourseDetailsView["sessions"]) {
  const now = useNow() ?? 0;
  const coming = items.filter(({ until }) => until > now);
  if (coming.length === 0) return null;
  return (
    <div className="stack">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      <ul>
        {coming.map((session) => (
          <li key={session.start + session.place} className={`split early ${styles.session}`}>
            <time className="text-card" dateTime={session.start}>
              {session.days}
            </time>
            <p className="muted">{session.hours}</p>
            <div>
              <p className="bold">{session.place}</p>
              <Paragraphs texts={session.notes} className="muted" />
              <Booking about={session.days} {...session} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
