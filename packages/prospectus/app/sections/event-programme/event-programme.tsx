import { Marker } from "../../components/accordion/accordion";
import { Art } from "../../components/art/art";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { Section } from "../../components/section/section";
import { useColon, type SectionProps } from "../../hooks/this-page";
import { useNow } from "../../hooks/use-hydrated";
import { Booking } from "../booking/booking";
import styles from "./event-programme.module.css";

type View = SectionProps<"event-programme">["view"];
type EventEntry = View["events"][number];

/** The programme of events: coming ones, then past ones by the visitor's clock. On a page with other subjects, without past ones. */
export default function EventProgramme({ id, view }: SectionProps<"event-programme" | "events">) {
  const { past, calendar, events, markers } = view;
  const over = "over" in view ? view.over : undefined;
  const now = useNow() ?? 0;
  const coming = events.filter(({ until = 0 }) => until > now);
  const passed = events.filter(({ until = 0 }) => until > 0 && until <= now);
  const before = events.filter(({ until }) => until === undefined);
  const done = over?.lastFirst ? [...passed.toReversed(), ...before] : [...before, ...passed];
  if (coming.length === 0)
    return (
      <Section
        heading={view.heading}
        id={id}
        beside={
          <p className={`text-lead ${styles.note}`} role="note">
            {past}
          </p>
        }
      >
        <Days events={done} markers={markers} />
      </Section>
    );
  return (
    <>
      <Section heading={view.heading} id={id}>
        <Days events={coming} addToCalendar={calendar.one} />
        {"file" in calendar && (
          <div className={styles.records}>
            <h3 className="text-card">{calendar.title}</h3>
            <p>{calendar.text}</p>
            <a className={styles.keep} href={calendar.file} download>
              {calendar.all}
            </a>
          </div>
        )}
      </Section>
      {over && done.length > 0 && (
        <Section heading={over.heading} id="past-events">
          <Days events={done} markers={markers} />
        </Section>
      )}
    </>
  );
}

/** `addToCalendar`: coming events; `markers`: past ones, which are folded. */
type DaysProps = {
  events: readonly EventEntry[];
  addToCalendar?: string;
  markers?: View["markers"];
};

function Days({ events, ...shared }: DaysProps) {
  return (
    <ol className={styles.days} data-over={shared.markers && ""}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} {...shared} />
        </li>
      ))}
    </ol>
  );
}

/** One event. The detail of a past event is folded; with hover and room it covers the cover on hover or focus. */
function EventRow({ event, addToCalendar, markers }: Omit<DaysProps, "events"> & { event: EventEntry }) {
  const title = `event-${event.id}`;
  const colon = useColon();
  const [Text, Words] = markers ? (["details", "summary"] as const) : (["div", "div"] as const);
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
      <Image className={`frame ${styles.thumbnail}`} image={event.thumbnail} />
      <Text className={styles.text}>
        <Words className={`row ${styles.words}`}>
          <h3 id={title} className={`text-heading ${styles.title}`}>
            {event.title}
          </h3>
          <time className="muted" dateTime={event.start}>
            {event.time}
          </time>
          {event.venue && <span className={`bold ${styles.venue}`}>{event.venue}</span>}
          {markers && <Marker {...markers} />}
          {event.calendarFile && !markers && (
            <a className={`muted ${styles.keep}`} href={event.calendarFile} download>
              {addToCalendar}
              <span className="unseen">
                {colon}
                {event.title}
              </span>
            </a>
          )}
          {!markers && <Booking about={event.title} {...event} />}
        </Words>
        <div className={`stack ${styles.detail}`}>
          {markers && <Booking about={event.title} status={event.status} />}
          {event.online && (
            <p className="bold">
              <Link {...event.online} />
            </p>
          )}
          <p>{event.detail}</p>
        </div>
      </Text>
      {markers && <Image className={`frame ${styles.cover}`} image={event.image} />}
      <Art className={styles.tiles} picture={event.tiles} />
    </article>
  );
}
