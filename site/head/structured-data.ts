/** A page's structured data (schema.org, as JSON-LD): one graph whose nodes have the same ids on every page. Made at build time, from the content that the page shows. */
import type { BreadcrumbList, FAQPage, Graph, Thing } from "schema-dts";
import type { Content } from "../load/load.ts";
import { courseCardsFor, entriesOn } from "../lists/list-pages.ts";
import type { PageKind } from "../pages.ts";
import type { HeadPage } from "../views/head.ts";
import { find, findBySlug } from "../views/find.ts";
import { absolute } from "./address.ts";
import { courseData, courseListData } from "./course-data.ts";
import { eventData } from "./event-data.ts";
import { jobData } from "./job-data.ts";
import { personData, personReference } from "./person-data.ts";
import { organizationData, organizationId, planData } from "./offer-data.ts";

type Questions = readonly { question: string; answer: string }[];

/** The kinds of page that say more than “a page”. */
const pageTypes: Partial<
  Record<PageKind, "AboutPage" | "ContactPage" | "CollectionPage" | "FAQPage" | "ProfilePage">
> = {
  about: "AboutPage",
  contact: "ContactPage",
  courses: "CollectionPage",
  category: "CollectionPage",
  blog: "CollectionPage",
  team: "CollectionPage",
  events: "CollectionPage",
  faq: "FAQPage",
  person: "ProfilePage",
};

const websiteId = (site: Content["site"]) => absolute(site, "/#website");

/** The provider and the site, on the pages that introduce them. All others name the two by id. */
function providerData({ site }: Content): Thing[] {
  return [
    {
      "@type": "EducationalOrganization",
      "@id": organizationId(site),
      name: site.name,
      slogan: site.tagline,
      description: site.description,
      url: absolute(site, "/"),
      logo: absolute(site, "/icon-512.png"),
      foundingDate: String(site.founded),
      email: site.email,
      telephone: site.phone,
      address: {
        "@type": "PostalAddress",
        streetAddress: site.address.street,
        addressLocality: site.address.city,
        addressRegion: site.address.region,
        postalCode: site.address.postalCode,
        addressCountry: site.address.country,
      },
    },
    {
      "@type": "WebSite",
      "@id": websiteId(site),
      name: site.name,
      description: site.description,
      url: absolute(site, "/"),
      inLanguage: site.language,
      publisher: { "@id": organizationId(site) },
    },
  ];
}

function pageData(page: HeadPage, { site }: Content): Thing {
  const url = absolute(site, page.path);
  return {
    "@type": pageTypes[page.kind] ?? "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: page.meta.title,
    description: page.meta.description,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(site) },
    ...(page.kind === "home" || page.kind === "about" ? { about: { "@id": organizationId(site) } } : {}),
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: absolute(site, page.picture.file),
    },
    ...(page.trail.length > 0 ? { breadcrumb: { "@id": `${url}#breadcrumbs` } } : {}),
  };
}

/** The trail that the page shows; its last step is the page itself. */
function trailData({ path, trail }: HeadPage, { site }: Content): BreadcrumbList[] {
  if (trail.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": `${absolute(site, path)}#breadcrumbs`,
      itemListElement: trail.map(({ label, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: absolute(site, to ?? path),
      })),
    },
  ];
}

const questionData = (questions: Questions) =>
  questions.map(({ question, answer }) => ({
    "@type": "Question" as const,
    name: question,
    acceptedAnswer: { "@type": "Answer" as const, text: answer },
  }));

/** The questions that a page answers beside its own matter. */
function faqData({ path }: HeadPage, { site }: Content, questions: Questions): FAQPage {
  const url = absolute(site, path);
  return {
    "@type": "FAQPage",
    "@id": `${url}#faq`,
    isPartOf: { "@id": `${url}#webpage` },
    mainEntity: questionData(questions),
  };
}

function articleData(page: HeadPage, content: Content, slug: string): Thing {
  const { site } = content;
  const article = findBySlug(content.articles, slug);
  const author = find(content.people.people, article.author);
  const url = absolute(site, page.path);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description: page.meta.description,
    url,
    mainEntityOfPage: { "@id": `${url}#webpage` },
    isPartOf: { "@id": absolute(site, "/blog#blog") },
    image: absolute(site, page.picture.file),
    articleSection: article.label,
    datePublished: article.date,
    inLanguage: site.language,
    author: { ...personReference(content, article.author), jobTitle: author.role },
    publisher: organizationData(site),
  };
}

function blogData(page: HeadPage, content: Content): Thing {
  const { articles, lists, pages, site } = content;
  const entries = entriesOn(content, page, lists.articles.blog).flat();
  const shown = new Set(entries.flatMap((entry) => ("article" in entry ? [entry.article] : [])));
  return {
    "@type": "Blog",
    "@id": absolute(site, "/blog#blog"),
    name: pages.blog.meta.title,
    url: absolute(site, "/blog"),
    publisher: { "@id": organizationId(site) },
    blogPost: articles
      .filter(({ slug }) => shown.has(slug))
      .map(({ slug, title, date }) => ({
        "@type": "BlogPosting",
        "@id": absolute(site, `/blog/${slug}#article`),
        headline: title,
        url: absolute(site, `/blog/${slug}`),
        datePublished: date,
      })),
  };
}

/** What only this page is about. */
function ownData(page: HeadPage, content: Content, now: Date): Thing[] {
  const { path, kind, slug = "" } = page;
  const { faqs, lists, pages, site } = content;
  const image = absolute(site, page.picture.file);
  switch (kind) {
    case "home":
    case "about":
      return providerData(content);
    case "course": {
      const course = findBySlug(content.coursePages, slug);
      return [
        courseData(content, course, { description: page.meta.description, image }),
        faqData(page, content, course.questions),
      ];
    }
    case "category":
      return [
        courseListData(content, absolute(site, `${path}#courses`), {
          cards: entriesOn(content, page, lists.courses.ofCategory.get(slug) ?? []).flat(),
          name: page.meta.title,
          // The category pages give other prices than the course list for some titles; one thing is offered at one price.
          prices: false,
        }),
      ];
    case "person":
      return [personData(content, slug, image)];
    case "article":
      return [articleData(page, content, slug)];
    case "courses":
      return [
        courseListData(content, absolute(site, `${path}#courses`), {
          cards: entriesOn(content, page, courseCardsFor(content, page)).flat(),
          name: pages.course.courses.title,
          prices: true,
        }),
      ];
    case "pricing":
      return [planData(content), faqData(page, content, faqs.pricing)];
    case "contact":
      return [faqData(page, content, faqs.contact)];
    case "events":
      return eventData(content, { image, now });
    case "career":
      return jobData(content);
    case "blog":
      return [blogData(page, content)];
    default:
      return [];
  }
}

/**
 * The graph of one page. `now` is the time of the build: an event that begins later is marked as scheduled, one in the past is
 * not. Ratings, reviews and (unless the content turns them on) job postings are left out: the figures that the site shows are samples.
 */
export function structuredData(page: HeadPage, content: Content, now: Date): Graph {
  const main =
    page.kind === "faq"
      ? { mainEntity: questionData(content.faqs.categories.flatMap(({ questions }) => questions)) }
      : page.kind === "person"
        ? { mainEntity: { "@id": `${absolute(content.site, page.path)}#person` } }
        : {};
  return {
    "@context": "https://schema.org",
    "@graph": [
      { ...(pageData(page, content) as object), ...main } as Thing,
      ...trailData(page, content),
      ...ownData(page, content, now),
    ],
  };
}
