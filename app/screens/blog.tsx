import { view } from "virtual:content/blog";
import { ArticleList } from "../sections/article-card/article-list";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

/** The blog list: news and journals. */
export function Screen() {
  return (
    <>
      <PageBand band={view.band} />
      <ArticleList heading={view.list} articles={view.articles} feed={view.feed} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
