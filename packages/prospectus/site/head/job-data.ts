import type { JobPosting, JobPostingLeaf, PostalAddress } from "schema-dts";
import type { Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import { node, organizationId } from "./nodes.ts";

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

/** The kinds of employment that the words for it name. */
const employment = (jobType: string) =>
  ["full-time", "part-time"]
    .filter((kind) => jobType.toLowerCase().includes(kind))
    .map((kind) => kind.toUpperCase().replace("-", "_"));

/** The openings as job postings; none while the content says that they are samples (`jobPostings: false` in site.yaml). `url` is the address of their page. */
export function jobData({ jobs, site }: Content, url: string): JobPosting[] {
  if (!site.jobPostings) return [];
  return jobs.map((job) => {
    const [openings] = /^\d+/.exec(job.posts) ?? [];
    const range = salary(job.salary);
    return node<JobPostingLeaf>({
      "@type": "JobPosting",
      "@id": `${url}#${job.id}`,
      title: job.title,
      description: job.info.description,
      datePosted: job.posted,
      employmentType: employment(job.info.jobType),
      experienceRequirements: job.info.experience,
      totalJobOpenings: openings === undefined ? undefined : Number(openings),
      hiringOrganization: {
        "@type": "EducationalOrganization",
        "@id": organizationId(site),
        name: site.name,
        sameAs: absolute(site, "/"),
      },
      jobLocation: { "@type": "Place", address: address(job.address, site.address.country) },
      baseSalary: range && {
        "@type": "MonetaryAmount",
        currency: site.currency,
        value: { "@type": "QuantitativeValue", ...range, unitText: "YEAR" },
      },
    });
  });
}
