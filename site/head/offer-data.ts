import type { Offer, OfferCatalog } from "schema-dts";
import { pathWith, type Content } from "../content.ts";
import { amountIn } from "../schema/money.ts";
import type { CoursePage } from "../records.ts";
import { absolute, linkAddress } from "./address.ts";

/** Ids of the nodes that pages refer to: the same on every page, so that readers see one thing. */
export function organizationId(site: Content["site"]): string {
  return absolute(site, "/#organization");
}

/** The provider, where a page names it as the one that teaches, publishes or invites. */
export function organizationData(site: Content["site"]) {
  return {
    "@type": "EducationalOrganization",
    "@id": organizationId(site),
    name: site.name,
    url: absolute(site, "/"),
  } as const;
}

/** The offer that a course card's badge makes: the word for free, an amount, or words alone, of which programs are told no amount. */
export function offerData(badge: string, { labels, site }: Content): Offer {
  const isFree = badge === labels.free;
  const price = isFree ? 0 : amountIn(badge, site);
  return {
    "@type": "Offer",
    category: isFree ? "Free" : "Paid",
    ...(price === undefined ? {} : { price, priceCurrency: site.currency }),
  };
}

/** Whether what is booked can be had, as schema.org names it: who is on a waiting list gets it later. */
const availabilities = {
  open: "https://schema.org/InStock",
  full: "https://schema.org/SoldOut",
  "waiting-list": "https://schema.org/BackOrder",
  over: "https://schema.org/Discontinued",
} as const;

/** The offer of a course or a session, until when its price holds, whether there is room, and where one registers. `page` is the path of the course. */
export function bookingData(
  content: Content,
  page: string,
  {
    price,
    regular,
    register,
    status,
  }: { price: string } & Pick<CoursePage, "register" | "status" | "regular">,
): Offer {
  return {
    ...offerData(price, content),
    ...(regular?.until === undefined ? {} : { priceValidUntil: regular.until }),
    ...(status === undefined ? {} : { availability: availabilities[status] }),
    ...(register === undefined ? {} : { url: linkAddress(content.site, page, register) }),
  };
}

/** What a plan says of itself. */
export const planText = ({ allowance, summary }: Content["plans"]["plans"][number]) =>
  [allowance, summary].filter(Boolean).join(". ");

/** The plans, each with the price of a month in both periods. A yearly plan is billed for twelve months at once. They are those of the first page that shows them, on every page. */
export function planData(content: Content, name: string): OfferCatalog {
  const { plans, site } = content;
  const { periods } = plans;
  const terms = [
    { key: "monthly", name: periods?.monthly, months: 1 },
    { key: "yearly", name: periods?.yearly, months: 12 },
  ] as const;
  const page = absolute(site, pathWith(content, "plans") ?? "/");
  return {
    "@type": "OfferCatalog",
    "@id": `${page}#plans`,
    name,
    itemListElement: plans.plans.map((plan) => ({
      "@type": "Offer",
      "@id": `${page}#${plan.id}`,
      name: plan.name,
      description: planText(plan),
      category: "Paid",
      url: page,
      offeredBy: { "@id": organizationId(site) },
      priceSpecification: terms.map((term) => ({
        "@type": "UnitPriceSpecification",
        ...(term.name === undefined ? {} : { name: term.name }),
        price: plan[term.key],
        priceCurrency: site.currency,
        // UN/CEFACT Recommendation 20: MON is a month.
        unitCode: "MON",
        billingIncrement: term.months,
      })),
    })),
  };
}
