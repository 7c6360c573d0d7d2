import ical, { escape, ICalEventStatus, type ICalCalendar } from "ical-generator";
import { eventsCalendarPath, eventsPage, eventsPath, type Content } from "../content.ts";
import { absolute, absoluteShared } from "../file-paths.ts";
import { dayEnd, instantOf } from "../schema/local-time.ts";

type EventRecord = Content["events"][number];

export const hasCalendar = (content: Content) =>
  content.events.length > 0 && eventsPage(content) !== undefined;

function startCalendar(content: Content): ICalCalendar {
  const { site } = content;
  const title = eventsPage(content)?.meta.title ?? site.name;
  return ical({
    prodId: { company: site.name, product: title, language: site.language },
    url: absolute(site, eventsPath(content)),
  });
}

/** DTSTAMP is the last revision at midnight UTC; SEQUENCE grows with it (RFC 5545, 3.8.7). Past events have no STATUS. */
function addEvent(calendar: ICalCalendar, content: Content, event: EventRecord): void {
  const { site, now } = content;
  const { status, online } = event;
  const isComing = dayEnd(event.end, event.timeZone) > now;
  const place = [event.venue, event.city, event.region, event.country].filter(Boolean).join(", ");
  const revised = new Date(`${event.updated}T00:00:00Z`);
  calendar.createEvent({
    // Sites on the same host can use the same id.
    id: `${event.id}@${absoluteShared(site, "/").replaceAll(/^https:\/\/|\/$/g, "")}`,
    sequence: status === undefined ? 0 : Number(event.updated.replaceAll("-", "")),
    status: status === "cancelled" ? ICalEventStatus.CANCELLED : isComing ? ICalEventStatus.CONFIRMED : null,
    stamp: revised,
    lastModified: revised,
    start: instantOf(event.start, event.timeZone),
    end: instantOf(event.end, event.timeZone),
    summary: event.title,
    description: place && online ? `${event.detail} ${online}` : event.detail,
    location: place || online || null,
    url: absolute(site, `${eventsPath(content)}#event-${event.id}`),
  });
}

/** An event as an iCalendar file (RFC 5545), with times in UTC. */
export function eventCalendar(content: Content, event: EventRecord): string {
  const calendar = startCalendar(content);
  addEvent(calendar, content, event);
  return `${calendar.toString()}\r\n`;
}

/** All events as an iCalendar file with name and address, for subscriptions (RFC 7986). Clients reload it daily. */
export function eventsCalendar(content: Content): string {
  const { site, events } = content;
  const meta = eventsPage(content)?.meta ?? { title: site.name, description: site.tagline };
  const calendar = startCalendar(content)
    // ical-generator does not escape these two.
    .name(escape(`${meta.title} · ${site.name}`, false))
    .description(escape(meta.description, false))
    .source(absolute(site, eventsCalendarPath(content)))
    .ttl(24 * 60 * 60);
  for (const event of events) addEvent(calendar, content, event);
  return `${calendar.toString()}\r\n`;
}
