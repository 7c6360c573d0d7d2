import { view } from "virtual:content/blog";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { ArticleList } from "../sections/article-card/article-list";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

export const meta = () => [
  ...pageMeta(view.meta, { path: "/blog" }),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: view.meta.title,
    href: view.feed.address,
  },
];
export const handle = { footer: "compact" } satisfies PageHandle;

/** The blog list: news and journals. */
export default function Blog() {
  return (
    <>
      <PageBand band={view.band} />
      <ArticleList heading={view.list} articles={view.articles} feed={view.feed} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
