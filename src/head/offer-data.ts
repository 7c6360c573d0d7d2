import type { OfferCatalog, OfferLeaf, UnitPriceSpecificationLeaf } from "schema-dts";
import { pathWith, type Content } from "../data/content.ts";
import { amountIn, isFree } from "../data/schema/money.ts";
import { absolute } from "../data/addresses.ts";
import { node, organizationId } from "./nodes.ts";

export function offerData(badge: string, content: Content): OfferLeaf {
  const { site } = content;
  const free = isFree(badge, content);
  const price = free ? 0 : amountIn(badge, site);
  return node<OfferLeaf>({
    "@type": "Offer",
    category: free ? "Free" : "Paid",
    price,
    priceCurrency: price === undefined ? undefined : site.currency,
  });
}

/** Plans of the first page with plans, per month in both periods. Yearly plans are billed for twelve months at once. */
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
      description: plan.summary,
      category: "Paid",
      url: page,
      offeredBy: { "@id": organizationId(site) },
      priceSpecification: terms.map(({ key, name: term, months }) =>
        node<UnitPriceSpecificationLeaf>({
          "@type": "UnitPriceSpecification",
          name: term,
          price: plan[key],
          priceCurrency: site.currency,
          // UN/CEFACT Recommendation 20: MON is a month.
          unitCode: "MON",
          billingIncrement: months,
        }),
      ),
    })),
  };
}
