import { view as frame } from "virtual:content/frame";
import { ButtonLink } from "../components/button/button";
import { CloseButton } from "../components/dialog/dialog";
import { CloseIcon } from "../components/icon/icon";
import { Brand } from "./brand";
import styles from "./mobile-menu.module.css";

const { courses, labels, menu } = frame;

/** What stands in the menu of narrow screens. Its sections are `details` of one name, so the browser keeps one open at a time; likewise Free and Paid. */
export function MobileMenuContent() {
  return (
    <>
      <div className={styles.head}>
        <Brand />
        <CloseButton className={styles.close} aria-label={labels.closeMenu}>
          <CloseIcon />
        </CloseButton>
      </div>
      <nav aria-label={labels.mainNavigation}>
        <ul className={styles.sections}>
          <li className={styles.section}>
            <a className={styles.label} href={menu.home.to}>
              {menu.home.label}
            </a>
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
              <summary className={styles.label}>{menu.pages.label}</summary>
              <Links links={menu.pages.links} />
            </details>
          </li>
          <li className={styles.section}>
            <details name="mobile-section">
              <summary className={styles.label}>{menu.other.label}</summary>
              <Links links={menu.other.links} />
            </details>
          </li>
        </ul>
      </nav>
      <div className={styles.account}>
        <ButtonLink look="line" to={menu.account.login.to}>
          {menu.account.login.label}
        </ButtonLink>
        <ButtonLink to={menu.account.register.to}>{menu.account.register.label}</ButtonLink>
      </div>
    </>
  );
}

function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.to}>
          <a className={styles.link} href={link.to}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
