import { useEffect, useState } from "react";
import { Link } from "../../components/link/link";

type Page = { to: string; label: string };

/** “Did you mean this page?”, for an address with a typing mistake. The finder is fetched only here. */
export function NearestPage({ question, className }: { question: string; className: string | undefined }) {
  const [page, setPage] = useState<Page>();
  useEffect(() => {
    let current = true;
    const pathname = `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
    Promise.all([import("./nearest"), import("virtual:content/near")]).then(
      ([{ nearest }, { default: pages }]) => current && setPage(nearest(pathname, pages)),
      // Without it the page is complete.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <p className={`bold ${className ?? ""}`} role="status">
      {page && (
        <>
          {question} <Link {...page} />
        </>
      )}
    </p>
  );
}
