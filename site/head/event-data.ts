import type { Event, EventLeaf, Place } from "schema-dts";
import { eventsPath, type Content } from "../content.ts";
import { dayEnd, withOffset } from "../schema/local-time.ts";
import { absolute } from "./address.ts";
import { bookingData, organizationData } from "./offer-data.ts";

type EventRecord = Content["events"][number];

/** A place at which something is held; nothing where it is held nowhere. */
export function placeData({
  venue,
  city,
  region,
  country,
}: Pick<Partial<EventRecord>, "venue" | "city" | "region" | "country">): Place | undefined {
  if (venue === undefined || city === undefined || country === undefined) return undefined;
  return {
    "@type": "Place",
    name: venue,
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      ...(region === undefined ? {} : { addressRegion: region }),
      addressCountry: country,
    },
  };
}

/** Whether it takes place. What is over is not marked as scheduled: nobody is sent to a day that has passed. */
function statusData({ status, previousStart, timeZone }: EventRecord, isComing: boolean) {
  if (status === "cancelled") return { eventStatus: "https://schema.org/EventCancelled" } as const;
  if (previousStart !== undefined)
    return {
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: withOffset(previousStart, timeZone),
    } as const;
  return isComing ? ({ eventStatus: "https://schema.org/EventScheduled" } as const) : {};
}

/** Where it takes place: at a place, online, or both. */
function whereData(event: EventRecord): Pick<EventLeaf, "eventAttendanceMode" | "location"> {
  const place = placeData(event);
  const address = event.online && ({ "@type": "VirtualLocation", url: event.online } as const);
  if (place && address)
    return {
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      location: [place, address],
    };
  return place
    ? { eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode", location: place }
    : {
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
        ...(address ? { location: address } : {}),
      };
}

/** Events. What can be booked on their page has its offer here. */
export function eventData(content: Content, image: string, events = content.events): Event[] {
  const { site, now } = content;
  const path = eventsPath(content);
  return events.map((event) => {
    const { id, title, detail, start, end, timeZone, price, register } = event;
    const isComing = dayEnd(end, timeZone) > now;
    return {
      "@type": "Event",
      "@id": absolute(site, `${path}#event-${id}`),
      name: title,
      description: detail,
      startDate: withOffset(start, timeZone),
      endDate: withOffset(end, timeZone),
      ...statusData(event, isComing),
      ...whereData(event),
      image,
      organizer: organizationData(site),
      ...(isComing && event.status !== "cancelled" && price !== undefined
        ? {
            offers: bookingData(content, path, { price, register, status: undefined }),
          }
        : {}),
    };
  });
}
