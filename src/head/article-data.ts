import type { BlogPostingLeaf, Thing } from "schema-dts";
import { find, pathOf, pathWith, type Content } from "../data/content.ts";
import type { Article } from "../data/article.ts";
import { absolute } from "../data/addresses.ts";
import { node, organizationData, organizationId, personReference } from "./nodes.ts";

export function articleData(
  content: Content,
  article: Article,
  { url, image, description }: { url: string; image: string; description: string },
): Thing {
  const { site } = content;
  const blog = pathWith(content, "article-list");
  return node<BlogPostingLeaf>({
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description,
    url,
    mainEntityOfPage: { "@id": `${url}#webpage` },
    isPartOf: blog === undefined ? undefined : { "@id": absolute(site, `${blog}#blog`) },
    image,
    articleSection: article.label,
    datePublished: article.date,
    inLanguage: site.language,
    author: {
      ...personReference(content, article.author),
      jobTitle: find(content.people.people, article.author).role,
    },
    publisher: organizationData(site),
  });
}

export function blogData(content: Content, name: string): Thing {
  const { site } = content;
  const path = pathWith(content, "article-list") ?? "/";
  return {
    "@type": "Blog",
    "@id": absolute(site, `${path}#blog`),
    name,
    url: absolute(site, path),
    publisher: { "@id": organizationId(site) },
    blogPost: content.articles.flatMap(({ slug, title, date }) => {
      const article = pathOf(content, "article", slug);
      if (article === undefined) return [];
      return {
        "@type": "BlogPosting" as const,
        "@id": absolute(site, `${article}#article`),
        headline: title,
        url: absolute(site, article),
        datePublished: date,
      };
    }),
  };
}
