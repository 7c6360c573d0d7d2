import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { view as shell } from "virtual:content/shell";
import { afterNextFrame } from "../behaviours/next-frame";
import { closeAll } from "../components/dialog/dialog";
import { dropArrivalTags } from "../head/arrival-tags";
import styles from "./top-element.module.css";

/**
 * The first element of every page: the target of "Back to top", the skip link, and the voice of route changes. After a route
 * change all menus close, focus goes to the new page's heading without scrolling, and its title is announced (WCAG 2.4.3, 4.1.3).
 */
export function TopElement() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    closeAll();
    const focused = document.activeElement;
    // The new heading is on the screen first: all this can wait for a frame.
    return afterNextFrame(() => {
      dropArrivalTags();
      setAnnounced(document.title);
      const heading = document.querySelector<HTMLElement>("h1");
      heading?.setAttribute("tabindex", "-1");
      // Whoever has moved on in the meantime keeps the focus.
      if (document.activeElement === focused) heading?.focus({ preventScroll: true });
    });
  }, [pathname]);

  return (
    <div id="top" className={styles.top}>
      <a href="#main" className={styles.skip}>
        {shell.labels.skip}
      </a>
      <p className="unseen" role="status">
        {announced}
      </p>
    </div>
  );
}
