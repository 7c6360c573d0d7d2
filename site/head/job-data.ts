import type { JobPosting, PostalAddress } from "schema-dts";
import type { Content } from "../content.ts";
import { absolute } from "./address.ts";
import { organizationId } from "./offer-data.ts";

type Job = Content["jobs"][number];

/** An address line as its parts: street, city, region. One of another form stays whole. */
function address(line: string, addressCountry: string): PostalAddress {
  const [streetAddress, addressLocality, addressRegion, ...rest] = line.split(", ");
  return streetAddress && addressLocality && addressRegion && rest.length === 0
    ? { "@type": "PostalAddress", streetAddress, addressLocality, addressRegion, addressCountry }
    : { "@type": "PostalAddress", streetAddress: line, addressCountry };
}

/** A range such as $23K-$35K in whole units of the currency; nothing where the text has another form. */
function salary(text: string): { minValue: number; maxValue: number } | undefined {
  const [, from, to] = /^\D?(\d+)K\s?[-–]\s?\D?(\d+)K$/.exec(text) ?? [];
  return from && to ? { minValue: Number(from) * 1000, maxValue: Number(to) * 1000 } : undefined;
}

function employment({ info }: Job): ("FULL_TIME" | "PART_TIME")[] {
  return [
    ...(/full-time/i.test(info.jobType) ? (["FULL_TIME"] as const) : []),
    ...(/part-time/i.test(info.jobType) ? (["PART_TIME"] as const) : []),
  ];
}

/** The openings as job postings; none while the content says that they are samples (`jobPostings: false` in site.yaml). `url` is the address of their page. */
export function jobData({ jobs, site }: Content, url: string): JobPosting[] {
  if (!site.jobPostings) return [];
  return jobs.flatMap((job) => {
    // The content check asks for the day of every opening before it gets here.
    if (job.posted === undefined) return [];
    const openings = /^\d+/.exec(job.posts)?.[0];
    const range = salary(job.salary);
    return {
      "@type": "JobPosting" as const,
      "@id": `${url}#${job.id}`,
      title: job.title,
      description: job.info.description,
      datePosted: job.posted,
      employmentType: employment(job),
      experienceRequirements: job.info.experience,
      ...(openings ? { totalJobOpenings: Number(openings) } : {}),
      hiringOrganization: {
        "@type": "EducationalOrganization" as const,
        "@id": organizationId(site),
        name: site.name,
        sameAs: absolute(site, "/"),
      },
      jobLocation: { "@type": "Place" as const, address: address(job.address, site.address.country) },
      ...(range
        ? {
            baseSalary: {
              "@type": "MonetaryAmount" as const,
              currency: site.currency,
              value: { "@type": "QuantitativeValue" as const, ...range, unitText: "YEAR" },
            },
          }
        : {}),
    };
  });
}
