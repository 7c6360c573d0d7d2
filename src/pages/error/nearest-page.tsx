import { lazy, Suspense } from "react";
import { Link } from "../../components/link/link";
import { importTitles } from "../../components/site-data";
import { useHydrated } from "../../hooks/use-hydrated";

type Page = { to: string; label: string };

/** The page whose address is closest to an unknown one; at most a third of it may differ. */
async function nearest(): Promise<Page | undefined> {
  const [{ distance }, { default: pages }] = await Promise.all([
    import("fastest-levenshtein"),
    importTitles(),
  ]);
  const path = location.pathname.slice(import.meta.env.BASE_URL.length);
  const asked = `/${path}`.toLowerCase().replace(/\/+$/, "");
  const [best] = pages
    .map((page) => ({ page, mistakes: distance(asked, page.to) }))
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return best && best.mistakes <= Math.max(2, Math.floor(best.page.to.length / 3)) ? best.page : undefined;
}

/** The question and its link; nothing if the search fails. */
const Nearest = lazy(async () => {
  const page = await nearest().catch(() => undefined);
  return {
    default: ({ question }: { question: string }) =>
      page && (
        <>
          {question} <Link className="touch" {...page} />
        </>
      ),
  };
});

/** “Did you mean this page?”, for a mistyped address. The search is fetched only here. */
export function NearestPage({ question }: { question: string }) {
  const hydrated = useHydrated();
  return (
    <p className="bold" role="status">
      {hydrated && (
        <Suspense>
          <Nearest question={question} />
        </Suspense>
      )}
    </p>
  );
}
