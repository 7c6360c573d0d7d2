import type { Event } from "schema-dts";
import type { Content } from "../content.ts";
import { absolute } from "./address.ts";
import { organizationData } from "./offer-data.ts";
import { withOffset } from "../schema/local-time.ts";

/** The events of the events page. Only what is still to come at `now` is marked as scheduled: nobody is sent to a day that is over. */
export function eventData({ events, site }: Content, { image, now }: { image: string; now: Date }): Event[] {
  return events.map((event) => {
    const startDate = withOffset(event.start, event.timeZone);
    return {
      "@type": "Event",
      "@id": absolute(site, `/event#event-${event.id}`),
      name: event.title,
      description: event.detail,
      startDate,
      endDate: withOffset(event.end, event.timeZone),
      ...(Date.parse(startDate) > now.getTime()
        ? { eventStatus: "https://schema.org/EventScheduled" as const }
        : {}),
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: event.venue,
        address: {
          "@type": "PostalAddress",
          addressLocality: event.city,
          addressRegion: event.region,
          addressCountry: event.country,
        },
      },
      image,
      organizer: organizationData(site),
    };
  });
}
