/** What a provider sets of the header fields and of the pages' policy: three keys of `site.yaml`. */
import { z } from "zod";
import { isOrigin, isWholeAddress } from "../schema/reference.ts";
import { group, text } from "../schema/text.ts";

/** How long browsers ask for the site by https alone, whether for all hosts below it too, and whether they may ship with that (RFC 6797; hstspreload.org). */
export const transport = group(
  "For how long a browser that has seen the site asks for it by https alone. Set subdomains and preload to true only if every subdomain has https for good.",
  {
    days: z.int().min(0).max(3650).describe("For how many days."),
    subdomains: z
      .boolean()
      .describe(
        "Whether for every host below the address too, such as mail. or shop.: one without https cannot be reached any more.",
      ),
    preload: z
      .boolean()
      .describe("Whether browsers may ship with it (hstspreload.org): to leave their list takes months."),
  },
)
  .refine(({ days, subdomains, preload }) => !preload || (subdomains && days >= 365), {
    path: ["preload"],
    error:
      "false, since the list of the browsers takes only sites that ask for 365 days or more, subdomains too",
    params: { remedy: "Set preload to false; or subdomains to true and days to 365 or more." },
  })
  .default({ days: 365, subdomains: false, preload: false });

const originsOf = (what: string) =>
  z
    .array(
      z.string().refine(isOrigin, {
        error: "an origin: https:// and the name of a host, such as https://maps.example",
        params: {
          remedy:
            "Write https, and leave out what comes after the host; of a host such as müller.example write the form that begins with xn--.",
        },
      }),
    )
    .describe(what)
    .default([]);

/** Other sites of which pages may load something, by what that is. */
export const policy = group(
  "Of which other sites pages may load something, such as https://maps.example. With any but connections, pages are no longer kept apart from other sites in the browser’s memory.",
  {
    frames: originsOf("Of maps, videos and the like."),
    scripts: originsOf("Of scripts: they can change every page and read what visitors type."),
    connections: originsOf("Of what these scripts fetch."),
    images: originsOf("Of images."),
  },
).prefault({});

/** The script of a service that counts visits, and the attributes by which it knows the site. */
export const countVisits = group(
  "The script of a service that counts visits. It can read what visitors type; say so on your page of privacy.",
  {
    script: z
      .string()
      .refine((address) => /^https:[^;,'"]+$/.test(address) && isWholeAddress(address), {
        error: "the whole address of a script, such as https://counter.example/script.js",
        params: {
          remedy: "Copy it from what the service has you put into pages, where it stands behind src.",
        },
      })
      .describe("The address of the script, such as https://counter.example/script.js."),
    attributes: z
      .record(
        z
          .string()
          .regex(
            /^(data-[a-z\d-]+|id|integrity|crossorigin)$/,
            "id, integrity, crossorigin or a name that begins with data-",
          ),
        text,
      )
      .describe("The attributes by which the service knows the site, such as data-domain: school.example.")
      .default({}),
  },
);
