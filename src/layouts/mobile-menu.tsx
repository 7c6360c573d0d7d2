import type { ReactNode } from "react";
import type { FrameView } from "../data/navigation.ts";
import { ButtonLink } from "../components/button/button";
import { CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { MenuIcon } from "../components/icon/icon";
import { Image } from "../components/image/image";
import { Link } from "../components/link/link";
import { LinkList } from "../components/link/link-list";
import { useHydrated } from "../hooks/use-hydrated";
import { Brand } from "../components/brand/brand";
import { CourseLinks, PaidCourses } from "./course-links";
import styles from "./mobile-menu.module.css";

/** The menu button, on narrow windows. */
export function MobileMenuButton({ label }: { label: string }) {
  return (
    <OpenButton dialog="mobile-menu" className={`square ${styles.button}`} aria-label={label}>
      <MenuIcon />
    </OpenButton>
  );
}

type FoldedProps = { label: string; children: ReactNode };

function Section({ label, children }: FoldedProps) {
  return (
    <li className={styles.section}>
      <details name="mobile-section">
        <summary className={`row ${styles.label}`}>
          <span className={styles.name}>{label}</span>
        </summary>
        {children}
      </details>
    </li>
  );
}

function CourseKind({ label, children }: FoldedProps) {
  return (
    <details name="mobile-course-kind" className={styles.kind}>
      <summary className={`row bold ${styles.kindLabel}`}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** The menu of narrow screens. Its sections are `details` with one name, so one is open at a time; likewise Free and Paid. */
export function MobileMenu({ words }: { words: FrameView }) {
  const { account, brand, courses, footer, home, labels, mobile } = words;
  const hydrated = useHydrated();

  return (
    <Dialog id="mobile-menu" aria-label={labels.menu} className={styles.menu}>
      <div className={`row apart ${styles.head}`}>
        <Brand brand={brand} />
        <CloseButton label={labels.closeMenu} />
      </div>
      <nav aria-label={labels.mainNavigation}>
        <ul className={styles.sections}>
          <li className={styles.section}>
            <Link className={`row ${styles.label}`} to={home.to} current>
              <span className={styles.name}>{home.label}</span>
            </Link>
          </li>
          <Section label={courses.label}>
            <CourseKind label={courses.free.label}>
              <CourseLinks links={courses.links} />
            </CourseKind>
            <CourseKind label={courses.paid.label}>
              <PaidCourses courses={courses} />
            </CourseKind>
          </Section>
          {mobile.map(({ label, links }, index) => (
            <Section key={index} label={label}>
              <LinkList links={links} list={`grid ${styles.links}`} className="entry" current />
            </Section>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <div className={`grid ${styles.account}`}>
          <ButtonLink look="line" {...account.login} />
          <ButtonLink {...account.register} />
        </div>
        {/* Not in the HTML: it is hidden until the menu opens. */}
        {hydrated && <Image className={`frame ${styles.strip}`} image={footer.tiles} />}
      </div>
    </Dialog>
  );
}
