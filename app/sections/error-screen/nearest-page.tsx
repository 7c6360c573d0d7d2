import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import styles from "./error-screen.module.css";

/** “Did you mean this page?”, for an address with a typing mistake. The finder is fetched only here. */
export function NearestPage({ question }: { question: string }) {
  const { pathname } = useLocation();
  const [page, setPage] = useState<{ to: string; label: string }>();
  useEffect(() => {
    let current = true;
    import("./nearest").then(
      ({ nearest }) => current && setPage(nearest(pathname)),
      // Without it the page is complete.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname]);
  return (
    <p className={styles.near} role="status">
      {page && (
        <>
          {question} <a href={page.to}>{page.label}</a>
        </>
      )}
    </p>
  );
}
