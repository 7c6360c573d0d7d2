import type { Place } from "schema-dts";

/** A place at which something is held; nothing where it is held nowhere. */
export function placeData({
  venue,
  city,
  region,
  country,
}: Partial<Record<"venue" | "city" | "region" | "country", string | undefined>>): Place | undefined {
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
