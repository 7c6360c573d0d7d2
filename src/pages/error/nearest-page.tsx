import { useEffect, useState } from "react";
import { Link } from "../../components/link/link";
import { importTitles } from "../../components/site-data";

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

/** “Did you mean this page?”, for a mistyped address. The search is fetched only here. */
export function NearestPage({ question }: { question: string }) {
  const [page, setPage] = useState<Page>();
  useEffect(() => {
    nearest().then(setPage, () => undefined);
  }, []);
  return (
    <p className="bold" role="status">
      {page && (
        <>
          {question} <Link className="touch" {...page} />
        </>
      )}
    </p>
  );
}
