import { expect, test } from "vitest";
import { nodesOf, smallPage, smallProvider } from "../../tests/fixtures/small-provider.ts";
import { jobData } from "./job-data.ts";
import { personData } from "./nodes.ts";

const content = smallProvider();
const picture = "https://kiln.example/share/a.png";
const provider = {
  "@type": "EducationalOrganization",
  "@id": "https://kiln.example/#organization",
  name: "Kiln",
};
const ann = {
  "@type": "Person",
  "@id": "https://kiln.example/team/ann#person",
  url: "https://kiln.example/team/ann",
  name: "Ann <Potter>",
  jobTitle: "Potter",
};
/** The nodes of a page: the page itself, and what it is about. */
function dataOf(path: string) {
  const [self, ...own] = nodesOf(smallPage({ path, title: "T" }), content, "2025-04-01");
  return { self, own };
}

test("the pages that introduce the provider are about it, and describe it and the site", () => {
  for (const path of ["/", "/about"]) {
    const { self, own } = dataOf(path);
    expect(self).toMatchObject({ about: { "@id": "https://kiln.example/#organization" } });
    expect(own).toEqual([
      {
        ...provider,
        slogan: "Clay online.",
        description: "Kiln teaches pottery.",
        url: "https://kiln.example/",
        logo: "https://kiln.example/icon-512.png",
        foundingDate: "2001",
        email: "hello@kiln.example",
        telephone: "+1 555-0100",
        address: {
          "@type": "PostalAddress",
          streetAddress: "1 Clay St",
          addressLocality: "Dayton",
          addressRegion: "OH",
          postalCode: "45402",
          addressCountry: "US",
        },
      },
      {
        "@type": "WebSite",
        "@id": "https://kiln.example/#website",
        name: "Kiln",
        description: "Kiln teaches pottery.",
        url: "https://kiln.example/",
        inLanguage: "en-US",
        publisher: { "@id": "https://kiln.example/#organization" },
      },
    ]);
  }
});

test("the page of a person is about the person, with what is known", () => {
  const { self, own } = dataOf("/team/ann");
  expect(self).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: { "@id": "https://kiln.example/team/ann#person" },
  });
  expect(own).toEqual([
    {
      ...ann,
      description: "Ann throws bowls.",
      image: picture,
      worksFor: { "@id": "https://kiln.example/#organization" },
    },
  ]);
  expect(personData(content, "bo", picture)).toEqual({
    "@type": "Person",
    name: "Bo",
    jobTitle: "Glazer",
    image: picture,
    worksFor: { "@id": "https://kiln.example/#organization" },
  });
});

test("the blog names its articles, and no teaser and no article of another page", () => {
  expect(dataOf("/blog").own).toEqual([
    {
      "@type": "Blog",
      "@id": "https://kiln.example/blog#blog",
      name: "News",
      url: "https://kiln.example/blog",
      publisher: { "@id": "https://kiln.example/#organization" },
      blogPost: [
        {
          "@type": "BlogPosting",
          "@id": "https://kiln.example/blog/glaze#article",
          headline: "Glaze & fire",
          url: "https://kiln.example/blog/glaze",
          datePublished: "2025-02-03",
        },
      ],
    },
  ]);
});

test("an event has its place and its times with the offset of the place, and is scheduled until its day is over", () => {
  const ofBoth = {
    "@type": "Event",
    description: "Come; look, learn.",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: "Hall",
      address: {
        "@type": "PostalAddress",
        addressLocality: "New York",
        addressRegion: "NY",
        addressCountry: "USA",
      },
    },
    image: picture,
    organizer: { ...provider, url: "https://kiln.example/" },
  };
  expect(dataOf("/event").own).toEqual([
    {
      ...ofBoth,
      "@id": "https://kiln.example/event#event-fair",
      name: "The fair, and more",
      startDate: "2025-03-01T09:00:00-05:00",
      endDate: "2025-03-01T17:30:00-05:00",
    },
    {
      ...ofBoth,
      "@id": "https://kiln.example/event#event-kiln",
      name: "Open kiln",
      startDate: "2025-07-01T09:00:00-04:00",
      endDate: "2025-07-01T10:00:00-04:00",
      eventStatus: "https://schema.org/EventScheduled",
    },
  ]);
});

test("an opening has its place, kind, number and yearly pay", () => {
  expect(dataOf("/career").own).toEqual([
    {
      "@type": "JobPosting",
      "@id": "https://kiln.example/career#thrower",
      title: "Thrower",
      description: "You throw.",
      datePosted: "2025-01-05",
      employmentType: ["FULL_TIME"],
      experienceRequirements: "Two years",
      totalJobOpenings: 2,
      hiringOrganization: { ...provider, sameAs: "https://kiln.example/" },
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          streetAddress: "1 Clay St",
          addressLocality: "Dayton",
          addressRegion: "OH",
          addressCountry: "US",
        },
      },
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "USD",
        value: { "@type": "QuantitativeValue", minValue: 23000, maxValue: 35000, unitText: "YEAR" },
      },
    },
  ]);
});

const [job] = content.jobs;
/** What programs are told of the opening when it says something else. */
const told = (change: object) =>
  job && jobData({ ...content, jobs: [{ ...job, ...change }] }, "https://kiln.example/career")[0];
const whole = (streetAddress: string) => ({
  "@type": "PostalAddress",
  streetAddress,
  addressCountry: "US",
});

test.each<[change: object, key: string, value?: unknown]>([
  ...["by agreement", "$23K-$35K and a car", "from $23K-$35K", "$K-$35K"].map((salary): [object, string] => [
    { salary },
    "baseSalary",
  ]),
  [{ salary: "23K–35K" }, "baseSalary.value.minValue", 23_000],
  [{ salary: "$123K -135K" }, "baseSalary.value.maxValue", 135_000],
  ...["Dayton, OH", "1 Clay St, Dayton, OH, 45402", "1 Clay St, , OH"].map(
    (address): [object, string, unknown] => [{ address }, "jobLocation.address", whole(address)],
  ),
  [{ posts: "Room for 3" }, "totalJobOpenings"],
  [{ posts: "12" }, "totalJobOpenings", 12],
  [{ info: { jobType: "Now and then" } }, "employmentType", []],
  [{ info: { jobType: "full-time or PART-TIME" } }, "employmentType", ["FULL_TIME", "PART_TIME"]],
])("an opening that says %j has %s %j, or nothing where it cannot be told", (change, key, value) => {
  if (value === undefined) expect(told(change)).not.toHaveProperty(key);
  else expect(told(change)).toHaveProperty(key, value);
});

test("the openings of a provider whose openings are samples are not told", () => {
  const site = { ...content.site, jobPostings: false };
  expect(jobData({ ...content, site }, "https://kiln.example/career")).toEqual([]);
});

test("the plans have the price of a month in both periods", () => {
  const price = { "@type": "UnitPriceSpecification", priceCurrency: "USD", unitCode: "MON" };
  expect(dataOf("/pricing").own).toEqual([
    {
      "@type": "OfferCatalog",
      "@id": "https://kiln.example/pricing#plans",
      name: "Our plans",
      itemListElement: [
        {
          "@type": "Offer",
          "@id": "https://kiln.example/pricing#basic",
          name: "Basic",
          description: "One bowl.",
          category: "Paid",
          url: "https://kiln.example/pricing",
          offeredBy: { "@id": "https://kiln.example/#organization" },
          priceSpecification: [
            { ...price, name: "By month", price: 20, billingIncrement: 1 },
            { ...price, name: "By year", price: 15, billingIncrement: 12 },
          ],
        },
      ],
    },
    expect.objectContaining({ "@type": "FAQPage" }),
  ]);
});
