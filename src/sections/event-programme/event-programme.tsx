import { Marker } from "../../components/accordion/accordion";
import { Art } from "../../components/image/drawn";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import { useNow } from "../../hooks/use-hydrated";
import styles from "./event-programme.module.css";

type View = SectionProps<"event-programme">["view"];
type EventEntry = View["events"][number];

/** The programme of events: coming ones, then past ones by the visitor's clock. */
export default function EventProgramme({ id, view }: SectionProps<"event-programme">) {
  const { events, heading, markers, over, past, register } = view;
  const now = useNow() ?? 0;
  const isComing = ({ until = 0 }: EventEntry) => until > now;
  const coming = events.filter(isComing);
  const done = events.filter((event) => !isComing(event));
  if (coming.length === 0)
    return (
      <Section
        heading={heading}
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
      <Section heading={heading} id={id}>
        <Days events={coming} register={register} />
      </Section>
      {done.length > 0 && (
        <Section heading={over} id="past-events">
          <Days events={done} markers={markers} />
        </Section>
      )}
    </>
  );
}

/** `register`: words of coming events; `markers`: of past ones, which are folded. */
type DaysProps = {
  events: readonly EventEntry[];
  register?: string;
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
function EventRow({ event, register, markers }: Omit<DaysProps, "events"> & { event: EventEntry }) {
  const title = `event-${event.id}`;
  const [Text, Words] = markers ? (["details", "summary"] as const) : (["div", "div"] as const);
  return (
    <article className={styles.event} data-hue={event.hue} aria-labelledby={title}>
      <p className={`band bold ${styles.date}`}>
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
          <span className={`bold ${styles.venue}`}>{event.venue}</span>
          {markers && <Marker {...markers} />}
          {event.register && !markers && (
            <div>
              <ButtonLink
                size="small"
                to={event.register}
                label={register}
                aria-label={`${register}: ${event.title}`}
              />
            </div>
          )}
        </Words>
        <div className={styles.detail}>
          <p>{event.detail}</p>
        </div>
      </Text>
      {markers && <Image className={`frame ${styles.cover}`} image={event.image} />}
      <Art className={styles.tiles} picture={event.tiles} />
    </article>
  );
}
