import type { JobPosting, JobPostingLeaf, PostalAddress, QuantitativeValueLeaf } from "schema-dts";
import type { Content } from "../content.ts";
import { employments } from "../records/job.ts";
import { absolute } from "../file-paths.ts";
import { node, organizationId } from "./nodes.ts";

function address(line: string, addressCountry: string): PostalAddress {
  const [streetAddress, addressLocality, addressRegion, ...rest] = line.split(", ");
  return streetAddress && addressLocality && addressRegion && rest.length === 0
    ? { "@type": "PostalAddress", streetAddress, addressLocality, addressRegion, addressCountry }
    : { "@type": "PostalAddress", streetAddress: line, addressCountry };
}

type Job = Content["jobs"][number];

/** Pay from the record, or from a yearly range in its text, such as $23K-$35K. */
function pay({ pay: given, salary }: Job): QuantitativeValueLeaf | undefined {
  const [, from, to] = /^\D?(\d+)K\s?[-–]\s?\D?(\d+)K$/.exec(salary) ?? [];
  const inThousands =
    from && to ? { from: Number(from) * 1000, to: Number(to) * 1000, per: "year" } : undefined;
  const { from: minValue, to: maxValue, per } = given ?? inThousands ?? {};
  if (minValue === undefined) return undefined;
  const range = maxValue === undefined ? { value: minValue } : { minValue, maxValue };
  return { "@type": "QuantitativeValue", ...range, unitText: per?.toUpperCase() ?? "" };
}

function employment({ employment: given, info: { jobType } }: Job): string[] | undefined {
  const kinds =
    given ?? employments.filter((kind) => kind !== "other" && jobType.toLowerCase().includes(kind));
  return kinds.length > 0 ? kinds.map((kind) => kind.toUpperCase().replace("-", "_")) : undefined;
}

/** Job openings. None if the content has samples only (`jobPostings: false`). `url` is the address of their page. */
export function jobData({ jobs, site }: Content, url: string): JobPosting[] {
  if (!site.jobPostings) return [];
  return jobs.map((job) => {
    const [openings] = /^\d+/.exec(job.posts) ?? [];
    const value = pay(job);
    return node<JobPostingLeaf>({
      "@type": "JobPosting",
      "@id": `${url}#${job.id}`,
      title: job.title,
      description: job.info.description,
      datePosted: job.posted,
      employmentType: employment(job),
      experienceRequirements: job.info.experience,
      totalJobOpenings: openings === undefined ? undefined : Number(openings),
      hiringOrganization: {
        "@type": "EducationalOrganization",
        "@id": organizationId(site),
        name: site.name,
        sameAs: absolute(site, "/"),
      },
      jobLocation:
        job.remoteFrom === undefined
          ? { "@type": "Place", address: address(job.address, job.country ?? site.address.country) }
          : undefined,
      jobLocationType: job.remoteFrom && "TELECOMMUTE",
      applicantLocationRequirements: job.remoteFrom
        ? { "@type": "Country", name: job.remoteFrom }
        : undefined,
      baseSalary: value && { "@type": "MonetaryAmount", currency: site.currency, value },
    });
  });
}
