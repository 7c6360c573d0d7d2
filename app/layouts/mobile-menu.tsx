import type { ReactNode } from "react";
import { view as shell } from "virtual:content/shell";
import { closeAround, Dialog, OpenButton } from "../components/dialog/dialog";
import { MenuIcon } from "../components/icon/icon";
import styles from "./mobile-menu.module.css";

const { labels } = shell;

/** The button with the three lines, on narrow screens. */
export function MobileMenuButton() {
  return (
    <OpenButton dialog="mobile-menu" className={styles.button} aria-label={labels.openMenu}>
      <MenuIcon />
    </OpenButton>
  );
}

/** The menu of narrow screens, around what stands in it. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <Dialog id="mobile-menu" label={labels.menu} className={styles.menu}>
      <div onClick={closeAround}>{children}</div>
    </Dialog>
  );
}
