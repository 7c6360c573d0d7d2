import { useState } from "react";
import { useNavigation } from "react-router";
import type { RootView } from "../../site/views/shell.ts";
import { afterNextFrame } from "../hooks/after-next-frame";
import { useRouteChange } from "../hooks/use-route-change";
import styles from "./top-element.module.css";

/**
 * The first element of every page: the target of "Back to top", the skip link, and the voice of route changes. After a route
 * change the focus goes to the new page's heading without scrolling, and its title is announced (WCAG 2.4.3, 4.1.3). While the next
 * page is long on its way, a line moves at the top of the window.
 */
export function TopElement({ labels }: { labels: RootView["labels"] | undefined }) {
  const waiting = useNavigation().state !== "idle";
  const [announced, setAnnounced] = useState("");

  useRouteChange(() => {
    const focused = document.activeElement;
    // The new heading is on the screen first: all this can wait for a frame.
    return afterNextFrame(() => {
      setAnnounced(document.title);
      const heading = document.querySelector<HTMLElement>("h1");
      heading?.setAttribute("tabindex", "-1");
      // Whoever has moved on in the meantime keeps the focus.
      if (document.activeElement === focused) heading?.focus({ preventScroll: true });
    });
  });

  return (
    <div id="top" className={styles.top}>
      <a href="#main" className={styles.skip}>
        {labels?.skip}
      </a>
      <p className="unseen" role="status">
        {announced}
      </p>
      {waiting && <div className={styles.waiting} role="progressbar" aria-label={labels?.waiting} />}
    </div>
  );
}
