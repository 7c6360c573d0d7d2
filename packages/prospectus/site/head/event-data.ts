import type { Event, EventLeaf } from "schema-dts";
import { eventsPath, type Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import { dayEnd, withOffset } from "../schema/local-time.ts";
import { node, organizationData, placeData } from "./nodes.ts";
import { bookingData } from "./offer-data.ts";

type EventRecord = Content["events"][number];

/** Status of an event. Past events have no “scheduled”, which would invite people to them. */
function statusOf({ status }: EventRecord, isComing: boolean) {
  if (status === "cancelled") return "https://schema.org/EventCancelled";
  if (status === "moved") return "https://schema.org/EventRescheduled";
  return isComing ? "https://schema.org/EventScheduled" : undefined;
}

export function eventData(
  content: Content,
  image: string,
  events: Readonly<Content["events"]> = content.events,
): Event[] {
  const { site, now } = content;
  const path = eventsPath(content);
  return events.map((event) => {
    const { id, title, detail, start, end, timeZone, online, price, previousStart, register } = event;
    const isComing = dayEnd(end, timeZone) > now;
    const place = placeData(event);
    const address = online && ({ "@type": "VirtualLocation", url: online } as const);
    return node<EventLeaf>({
      "@type": "Event",
      "@id": absolute(site, `${path}#event-${id}`),
      name: title,
      description: detail,
      startDate: withOffset(start, timeZone),
      endDate: withOffset(end, timeZone),
      eventStatus: statusOf(event, isComing),
      previousStartDate: previousStart && withOffset(previousStart, timeZone),
      eventAttendanceMode: `https://schema.org/${place ? (address ? "Mixed" : "Offline") : "Online"}EventAttendanceMode`,
      location: place && address ? [place, address] : (place ?? address),
      image,
      organizer: organizationData(site),
      offers:
        isComing && event.status !== "cancelled" && price !== undefined
          ? bookingData(content, path, { price, register })
          : undefined,
    });
  });
}
