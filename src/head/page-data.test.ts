import { expect, test } from "vitest";
import { nodesOf, smallPage, smallSite } from "../../tests/fixtures/small-site.ts";
import { offerData } from "./things.ts";

const content = smallSite();
const at = (path: string) => `https://kiln.example${path}`;
const picture = at("/share/a.png");
const organization = { "@id": at("/#organization") };
const organizer = { "@type": "EducationalOrganization", ...organization, name: "Kiln" };
const street = {
  streetAddress: "1 Clay St",
  addressLocality: "Dayton",
  addressRegion: "OH",
  addressCountry: "US",
};

function dataOf(path: string) {
  const [self, ...own] = nodesOf(smallPage({ path, title: "T" }), content, "2025-04-01");
  return { self, own };
}

test.each(["/", "/about"])("%s introduces the organization, and describes it and the site", (path) => {
  const { self, own } = dataOf(path);
  expect(self).toMatchObject({ about: organization });
  expect(own).toEqual([
    {
      ...organizer,
      slogan: "Clay online.",
      description: "Kiln teaches pottery.",
      url: at("/"),
      logo: at("/icon-512.png"),
      foundingDate: "2001",
      email: "hello@kiln.example",
      telephone: "+1 555-0100",
      address: { "@type": "PostalAddress", ...street, postalCode: "45402" },
    },
    {
      "@type": "WebSite",
      "@id": at("/#website"),
      name: "Kiln",
      description: "Kiln teaches pottery.",
      url: at("/"),
      inLanguage: "en-US",
      publisher: organization,
    },
  ]);
});

test("an event has its place, local times, and is scheduled until its day ends", () => {
  expect(dataOf("/event").own).toEqual([
    {
      "@type": "Event",
      "@id": at("/event#event-fair"),
      name: "The fair, and more",
      description: "Come; look, learn.",
      startDate: "2025-03-01T09:00",
      endDate: "2025-03-01T17:30",
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
      organizer: { ...organizer, url: at("/") },
    },
    expect.objectContaining({ name: "Open kiln", eventStatus: "https://schema.org/EventScheduled" }),
  ]);
});

test.each([
  ["2025-03-01T23:59:00Z", "https://schema.org/EventScheduled"],
  ["2025-03-02T00:00:00Z", undefined],
])("at %s the event that ends on March 1 has the status %s", (now, eventStatus) => {
  const [, fair] = nodesOf(smallPage({ path: "/event" }), content, now);
  expect({ eventStatus: undefined, ...Object(fair) }).toMatchObject({ eventStatus });
});

test("a badge of words is a paid offer without a price", () => {
  expect(offerData("by income", content)).toEqual({ "@type": "Offer", category: "Paid" });
});
