/** Which places of a page content can link to, such as /faq#faq-certificates-and-degrees. */
import type { Page, PageKind } from "../pages.ts";
import type { SoundContent } from "./content.ts";

const numbered = (name: string, items: readonly unknown[]) => items.map((_, index) => `${name}-${index + 1}`);

/** The headings that every page of a kind has, by the ids that its sections give them. */
const headings: Readonly<Record<PageKind, readonly string[]>> = {
  home: ["top-categories", "top-courses", "home-testimonial-title", "tutor", "questions", "journey"],
  about: ["story", "catalogue", "features", "offer", "teach", "about-testimonial-title", "journey"],
  courses: ["top-categories", "top-courses", "journey"],
  faq: ["contact-block", "journey"],
  pricing: ["plans", "pricing-faq-title", "journey"],
  events: ["events", "journey"],
  career: ["openings", "values", "journey"],
  team: ["members", "journey"],
  blog: ["articles", "journey"],
  contact: ["contact-title", "location", "contact-faq-title", "journey"],
  category: ["journey"],
  course: ["overview", "curriculum", "instructor", "faq", "query", "related-courses", "journey"],
  article: ["author", "related", "journey"],
  person: [],
  plain: [],
  login: ["demo"],
  signup: [],
  denied: [],
};

/** What the records on a page add; nothing where they could not be read. */
function ofRecords({ kind, slug }: Page, content: SoundContent): string[] | undefined {
  const { faqs, events, jobs } = content;
  switch (kind) {
    case "faq":
      return faqs?.categories.flatMap(({ id, questions }) => [
        `faq-${id}`,
        ...numbered(`faq-${id}`, questions),
      ]);
    case "pricing":
      return faqs && numbered("pricing-faq", faqs.pricing);
    case "contact":
      return faqs && numbered("contact-faq", faqs.contact);
    case "events":
      return events?.map(({ id }) => `event-${id}`);
    case "career":
      return jobs?.map(({ id }) => `job-${id}`);
    case "course": {
      const page = content.coursePages.find((one) => one.slug === slug);
      return page && [...numbered("lesson", page.lessons), ...numbered("course-faq", page.questions)];
    }
    case "article":
    case "person":
    case "plain":
      return content[({ article: "articles", person: "personPages", plain: "plainPages" } as const)[kind]]
        .find((one) => one.slug === slug)
        ?.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    default:
      return [];
  }
}

/** The ids on a page to which content may link. Nothing if the records that make them are not sound. */
export function anchorsOf(page: Page, content: SoundContent): readonly string[] | undefined {
  const records = ofRecords(page, content);
  return records && ["top", "main", ...headings[page.kind], ...records];
}
