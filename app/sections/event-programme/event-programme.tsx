import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import { useNow } from "../../hooks/use-hydrated";
import { Booking } from "../booking/booking";
import { PastNotice } from "./past-notice";
import styles from "./event-programme.module.css";

type View = SectionProps<"event-programme">["view"];
type EventEntry = View["events"][number];
type Calendar = View["calendar"];
type Props = {
  id: string;
  /** A page that is about other things too has no calendar of all. */
  view: Pick<View, "past" | "heading" | "events"> & {
    over?: View["over"];
    calendar: Calendar | Pick<Calendar, "one">;
  };
};

/**
 * The programme of events as a route from city to city: those to come, then those that are over. Where all of them are over, a plain
 * word says so. What has passed since the build is moved when the page is opened.
 */
export default function EventProgramme({ id, view }: Props) {
  const { past, over, calendar, events } = view;
  const now = useNow() ?? 0;
  const coming = events.filter(({ until = 0 }) => until > now);
  const passed = events.filter(({ until = 0 }) => until > 0 && until <= now);
  const before = events.filter(({ until }) => until === undefined);
  const done = over?.lastFirst ? [...passed.toReversed(), ...before] : [...before, ...passed];
  if (coming.length === 0)
    return (
      <Section heading={view.heading} id={id}>
        <PastNotice>{past}</PastNotice>
        <Days events={done} isOver addToCalendar={calendar.one} />
      </Section>
    );
  return (
    <>
      <Section heading={view.heading} id={id}>
        <Days events={coming} addToCalendar={calendar.one} />
        {"file" in calendar && <Records calendar={calendar} />}
      </Section>
      {over && done.length > 0 && (
        <Section heading={over.heading} id="past-events">
          <Days events={done} isOver addToCalendar={calendar.one} />
        </Section>
      )}
    </>
  );
}

type DaysProps = { events: readonly EventEntry[]; addToCalendar: string; isOver?: boolean };

function Days({ events, ...shared }: DaysProps) {
  return (
    <ol className={styles.days}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} {...shared} />
        </li>
      ))}
    </ol>
  );
}

/** The calendar file of all events. */
function Records({ calendar }: { calendar: Calendar }) {
  return (
    <div className={styles.records}>
      <h3 className="text-card">{calendar.title}</h3>
      <p>{calendar.text}</p>
      <a className={styles.keep} href={calendar.file} download>
        {calendar.all}
      </a>
    </div>
  );
}

/**
 * One event. With a pointer its detail lies over the cover and shows on hover or while its title or link has the keyboard's
 * focus (WCAG 2.1.1); everywhere else it simply stands under the title.
 */
function EventRow({ event, addToCalendar, isOver }: Omit<DaysProps, "events"> & { event: EventEntry }) {
  const title = `event-${event.id}`;
  return (
    <article className={styles.event} data-hue={event.hue} aria-labelledby={title}>
      <p className={`stack ground bold ${styles.date}`}>
        <time className={styles.day} dateTime={event.start.slice(0, 10)}>
          <span>{event.month}</span>{" "}
          <b className={styles.number} data-long={event.day.length > 2 ? "" : undefined}>
            {event.day}
          </b>
        </time>{" "}
        <span>{event.place}</span>
      </p>
      <Image className={styles.thumbnail} image={event.thumbnail} />
      <div className={styles.text}>
        <div className={styles.words}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- One that is over has no link that could have the focus, by which its detail shows. */}
          <h3 id={title} className={`text-heading ${styles.title}`} tabIndex={isOver ? 0 : undefined}>
            {event.title}
          </h3>
          <p className="row muted">
            <time dateTime={event.start}>{event.time}</time>
            {event.calendarFile && !isOver && (
              <a className={styles.keep} href={event.calendarFile} download>
                {addToCalendar}
                <span className="unseen">: {event.title}</span>
              </a>
            )}
          </p>
          <Booking
            about={event.title}
            status={event.status}
            {...(isOver ? {} : { price: event.price, register: event.register })}
          />
        </div>
        <div className={`stack ${styles.detail}`}>
          {event.venue && <p className="bold">{event.venue}</p>}
          {event.online && (
            <p className="bold">
              <Link {...event.online} />
            </p>
          )}
          <p>{event.detail}</p>
        </div>
      </div>
      <Image className={styles.cover} image={event.image} />
    </article>
  );
}
