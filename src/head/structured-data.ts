/** Structured data of a page (schema.org, as JSON-LD). Nodes have the same ids on every page. */
import type { FAQPage, Graph, Thing, WebPageLeaf } from "schema-dts";
import type { Content } from "../data/content.ts";
import { absolute } from "../data/addresses.ts";
import type { HeadPage } from "./head-page.ts";
import { node, websiteId } from "./nodes.ts";

export type Questions = readonly { question: string; answer: string }[];

export const questionData = (questions: Questions) =>
  questions.map(({ question, answer }) => ({
    "@type": "Question" as const,
    name: question,
    acceptedAnswer: { "@type": "Answer" as const, text: answer },
  }));

/** Questions on a page about something else. `url` is the page. */
export function faqData(url: string, questions: Questions): FAQPage[] {
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#faq`,
      isPartOf: { "@id": `${url}#webpage` },
      mainEntity: questionData(questions),
    },
  ];
}

/** The graph of a page: the page, its breadcrumbs, and more. Ratings and reviews are left out, since the site's figures are invented. */
export function structuredData(
  { path, trail, meta, picture }: HeadPage,
  { site }: Content,
  { page: own = {}, things = [] }: { page?: object; things?: readonly Thing[] },
): Graph {
  const url = absolute(site, path);
  const hasTrail = trail.length > 0;
  const page = node<WebPageLeaf>({
    "@type": "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(site) },
    primaryImageOfPage: { "@type": "ImageObject", url: absolute(site, picture.file) },
    breadcrumb: hasTrail ? { "@id": `${url}#breadcrumbs` } : undefined,
    ...own,
  });
  const breadcrumbs: Thing = {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(site, to ?? path),
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [page, ...(hasTrail ? [breadcrumbs] : []), ...things],
  };
}
