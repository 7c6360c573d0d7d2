import type { RootView } from "../../data/site.ts";
import { Link } from "../link/link";
import { useNow } from "../../hooks/use-hydrated";
import styles from "./top-element.module.css";

/** The start of every page: skip link, strip of the brand's hues, and announcement until its last day. */
export function TopElement({ root: { labels, announcement } }: { root: RootView }) {
  const now = useNow() ?? 0;
  const isOver = announcement?.until !== undefined && announcement.until <= now;
  return (
    <>
      <a href="#main" className={styles.skip}>
        {labels.skip}
      </a>
      <div id="top" className={styles.top}>
        {announcement && !isOver && (
          <aside className={`deep text-small bold ${styles.announcement}`}>
            {announcement.to ? <Link to={announcement.to}>{announcement.text}</Link> : announcement.text}
          </aside>
        )}
      </div>
    </>
  );
}
