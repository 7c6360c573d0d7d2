import type { Content } from "../content.ts";
import { absolute } from "../head/address.ts";

/** Where the file must stand (RFC 9116, section 3). */
export const securityPath = "/.well-known/security.txt";

/** How long the file holds after the day of the build. RFC 9116 (section 2.5.5) advises less than a year. Days. */
const lifetime = 360;

/**
 * Where to report a hole in the site's security (RFC 9116). It depends on the day of the build:
 * `Expires` must lie ahead, or the file counts as stale. It is a midnight, so builds of one day give the same bytes.
 */
export function security({ site, now }: Content): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + lifetime);
  return [
    `Contact: ${site.security.contact}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    `Preferred-Languages: ${site.security.languages.join(", ")}`,
    `Canonical: ${absolute(site, securityPath)}`,
    "",
  ].join("\n");
}
