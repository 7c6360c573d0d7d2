import { Link } from "react-router";
import { view as shell } from "virtual:content/shell";
import { ButtonLink } from "../components/button/button";
import { closeAround, CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { CloseIcon, MenuIcon } from "../components/icon/icon";
import { Brand } from "./brand";
import styles from "./mobile-menu.module.css";

const { labels, navigation } = shell;
const { courses, mobile } = navigation;

/** The button with the three lines, on narrow screens. */
export function MobileMenuButton() {
  return (
    <OpenButton dialog="mobile-menu" className={styles.button} aria-label={labels.openMenu}>
      <MenuIcon />
    </OpenButton>
  );
}

/** The menu of narrow screens. Its sections are `details` of one name, so the browser keeps one open at a time; likewise Free and Paid. */
export function MobileMenu() {
  return (
    <Dialog id="mobile-menu" label={labels.menu} className={styles.menu}>
      <div onClick={closeAround}>
        <div className={styles.head}>
          <Brand />
          <CloseButton className={styles.close} aria-label={labels.closeMenu}>
            <CloseIcon />
          </CloseButton>
        </div>
        <nav aria-label={labels.mainNavigation}>
          <ul className={styles.sections}>
            <li className={styles.section}>
              <Link className={styles.label} to={navigation.home.to}>
                {navigation.home.label}
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
            <li className={styles.section}>
              <details name="mobile-section">
                <summary className={styles.label}>{navigation.pages.label}</summary>
                <Links links={mobile.pages} />
              </details>
            </li>
            <li className={styles.section}>
              <details name="mobile-section">
                <summary className={styles.label}>{mobile.other.label}</summary>
                <Links links={mobile.other.links} />
              </details>
            </li>
          </ul>
        </nav>
        <div className={styles.account}>
          <ButtonLink look="line" to={navigation.account.login.to}>
            {navigation.account.login.label}
          </ButtonLink>
          <ButtonLink to={navigation.account.register.to}>{navigation.account.register.label}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={styles.link} to={link.to} viewTransition>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
