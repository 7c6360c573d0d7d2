import type { Event, EventLeaf, PlaceLeaf, PostalAddressLeaf } from "schema-dts";
import { eventsPath, type Content } from "../data/content.ts";
import { absolute } from "../data/addresses.ts";
import { dayEnd } from "../data/schema/local-time.ts";
import { node, organizationData } from "./nodes.ts";

/** Events with local times of their places. Past events have no “scheduled”, which would invite people to them. */
export function eventData(content: Content, image: string): Event[] {
  const { site, now } = content;
  const path = eventsPath(content);
  return content.events.map(({ id, title, detail, start, end, venue, city, region, country }) =>
    node<EventLeaf>({
      "@type": "Event",
      "@id": absolute(site, `${path}#event-${id}`),
      name: title,
      description: detail,
      startDate: start,
      endDate: end,
      eventStatus: dayEnd(end, site.timeZone) > now ? "https://schema.org/EventScheduled" : undefined,
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: node<PlaceLeaf>({
        "@type": "Place",
        name: venue,
        address: node<PostalAddressLeaf>({
          "@type": "PostalAddress",
          addressLocality: city,
          addressRegion: region,
          addressCountry: country,
        }),
      }),
      image,
      organizer: organizationData(site),
    }),
  );
}
