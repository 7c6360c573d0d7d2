import type { PageView } from "../../../site/pages.ts";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import { PastNotice } from "./past-notice";
import styles from "./event-programme.module.css";

type View = PageView<"events">;
type EventEntry = View["events"][number];
type Props = Pick<View, "past" | "calendar" | "events"> & { heading: View["list"] };

/** The programme of events as a route from city to city, and the plain word that all of them are over. */
export function EventProgramme({ heading, past, calendar, events }: Props) {
  return (
    <Section heading={heading} id="events">
      <PastNotice>{past}</PastNotice>
      <ol className={styles.days}>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} addToCalendar={calendar.one} />
          </li>
        ))}
      </ol>
      <Records calendar={calendar} />
    </Section>
  );
}

/** The calendar file of all events, and why one would still want it. */
function Records({ calendar }: { calendar: View["calendar"] }) {
  return (
    <div className={styles.records}>
      <h3 className={styles.recordsTitle}>{calendar.title}</h3>
      <p>{calendar.text}</p>
      <a className={styles.keep} href={calendar.file} download>
        {calendar.all}
      </a>
    </div>
  );
}

/**
 * One event. With a pointer its detail lies over the cover and shows on hover or while its link has the keyboard's focus
 * (WCAG 2.1.1); everywhere else it simply stands under the title.
 */
function EventRow({ event, addToCalendar }: { event: EventEntry; addToCalendar: string }) {
  const title = `event-${event.id}`;
  return (
    <article className={styles.event} data-hue={event.hue} aria-labelledby={title}>
      <p className={styles.date}>
        <time className={styles.day} dateTime={event.start.slice(0, 10)}>
          <span className={styles.month}>
            {event.month} {event.year}
          </span>{" "}
          <b className={styles.number}>{event.day}</b>
        </time>{" "}
        <span className={styles.place}>{event.place}</span>
      </p>
      <Image className={styles.thumbnail} image={event.thumbnail} />
      <div className={styles.text}>
        <div className={styles.words}>
          <h3 id={title} className={styles.title}>
            {event.title}
          </h3>
          <a className={styles.keep} href={event.calendarFile} download>
            <time dateTime={event.start}>{event.time}</time>
            <span className="unseen">
              , {event.title}: {addToCalendar}
            </span>
          </a>
        </div>
        <div className={styles.detail}>
          <p className={styles.venue}>{event.venue}</p>
          <p>{event.detail}</p>
        </div>
      </div>
      <Image className={styles.cover} image={event.image} />
    </article>
  );
}
