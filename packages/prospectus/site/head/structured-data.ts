/** A page's structured data (schema.org, as JSON-LD): one graph whose nodes have the same ids on every page. Made at build time, from the content that the page shows. */
import type { FAQPage, Graph, Thing, WebPageLeaf } from "schema-dts";
import type { Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import type { HeadPage } from "./head-page.ts";
import { node, websiteId } from "./nodes.ts";

/** Questions and their answers. */
export type Questions = readonly { question: string; answer: string }[];

/** The same for search engines. */
export const questionData = (questions: Questions) =>
  questions.map(({ question, answer }) => ({
    "@type": "Question" as const,
    name: question,
    acceptedAnswer: { "@type": "Answer" as const, text: answer },
  }));

/** All questions that a page answers beside its own matter, if there are any; `url` is the page. */
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

/**
 * The graph of one page: the page with what its kind adds to it, its trail, and what else it is about. Ratings, reviews and (unless
 * the content turns them on) job postings are left out: the figures that the site shows are samples.
 */
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
    // The last step is the page itself.
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
