import { useRef } from "react";
import type { FrameView } from "../../site/views/shell.ts";
import { ButtonLink } from "../components/button/button";
import { CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { CloseIcon, MenuIcon } from "../components/icon/icon";
import { Link } from "../components/link/link";
import { useRouteChange } from "../hooks/use-route-change";
import { Brand } from "../components/brand/brand";
import styles from "./mobile-menu.module.css";

/** The button with the three lines, on narrow screens. */
export function MobileMenuButton({ label }: { label: string }) {
  return (
    <OpenButton dialog="mobile-menu" className={styles.button} aria-label={label}>
      <MenuIcon />
    </OpenButton>
  );
}

/** The menu of narrow screens. Its sections are `details` of one name, so the browser keeps one open at a time; likewise Free and Paid. */
export function MobileMenu({ words }: { words: FrameView }) {
  const { account, brand, courses, home, labels, mobile } = words;
  const sections = useRef<HTMLUListElement>(null);
  // The menu opens anew as it did at first.
  useRouteChange(() => {
    for (const section of sections.current?.querySelectorAll("details") ?? []) section.open = false;
  });
  return (
    <Dialog id="mobile-menu" label={labels.menu} className={styles.menu}>
      <div className={styles.head}>
        <Brand brand={brand} />
        <CloseButton className={styles.close} aria-label={labels.closeMenu}>
          <CloseIcon />
        </CloseButton>
      </div>
      <nav aria-label={labels.mainNavigation}>
        <ul ref={sections} className={styles.sections}>
          <li className={styles.section}>
            <Link className={styles.label} to={home.to}>
              {home.label}
            </Link>
          </li>
          <li className={styles.section}>
            <details name="mobile-section">
              <summary className={styles.label}>{courses.label}</summary>
              <details name="mobile-course-kind" className={styles.kind}>
                <summary className={styles.kindLabel}>{courses.free.label}</summary>
                <Links links={courses.links} />
              </details>
              <details name="mobile-course-kind" className={styles.kind}>
                <summary className={styles.kindLabel}>{courses.paid.label}</summary>
                <p className={styles.text}>{courses.paid.text}</p>
              </details>
            </details>
          </li>
          {[mobile.pages, mobile.other].map(({ label, links }) => (
            <li key={label} className={styles.section}>
              <details name="mobile-section">
                <summary className={styles.label}>{label}</summary>
                <Links links={links} />
              </details>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.account}>
        <ButtonLink look="line" to={account.login.to}>
          {account.login.label}
        </ButtonLink>
        <ButtonLink to={account.register.to}>{account.register.label}</ButtonLink>
      </div>
    </Dialog>
  );
}

function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={styles.link} to={link.to}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
