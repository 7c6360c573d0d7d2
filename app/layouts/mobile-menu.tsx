import type { FrameView } from "../../site/shell.ts";
import { ButtonLink } from "../components/button/button";
import { useChoice } from "../components/choice/use-choice";
import { CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { MenuIcon } from "../components/icon/icon";
import { Image } from "../components/image/image";
import { Link } from "../components/link/link";
import { useHydrated } from "../hooks/use-hydrated";
import { Brand } from "../components/brand/brand";
import { CourseLinks } from "./course-links";
import styles from "./mobile-menu.module.css";
import { PaidCourses } from "./paid-courses";

/** The button with the three lines: where the row of links does not show, or everywhere if there is none. */
export function MobileMenuButton({ label, row }: { label: string; row: boolean }) {
  return (
    <OpenButton
      dialog="mobile-menu"
      className={row ? `square ${styles.button}` : "square"}
      aria-label={label}
    >
      <MenuIcon />
    </OpenButton>
  );
}

/** The menu of narrow screens. Its sections are `details` of one name, so the browser keeps one open at a time; likewise Free and Paid. */
export function MobileMenu({ words }: { words: FrameView }) {
  const { account, brand, courses, footer, home, labels, mobile } = words;
  const hydrated = useHydrated();
  const sections = useChoice<string>();
  const kinds = useChoice<string>();
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
          {courses && (
            <li className={styles.section}>
              <details name="mobile-section" {...sections.details(courses.label)}>
                <Summary label={courses.label} />
                {courses.paid ? (
                  [courses.free, courses.paid].map(({ label }) => (
                    <details
                      key={label}
                      name="mobile-course-kind"
                      className={styles.kind}
                      {...kinds.details(label)}
                    >
                      <summary className={`row bold ${styles.kindLabel}`}>{label}</summary>
                      <div className={styles.content}>
                        {label === courses.free.label ? (
                          <CourseLinks links={courses.links} />
                        ) : (
                          <PaidCourses courses={courses} />
                        )}
                      </div>
                    </details>
                  ))
                ) : (
                  <div className={styles.content}>
                    <CourseLinks links={courses.links} />
                    <PaidCourses courses={courses} />
                  </div>
                )}
              </details>
            </li>
          )}
          {[mobile.pages, mobile.other].map(
            (menu) =>
              menu && (
                <li key={menu.label} className={styles.section}>
                  <details name="mobile-section" {...sections.details(menu.label)}>
                    <Summary label={menu.label} />
                    <ul className={`grid ${styles.links}`}>
                      {menu.links.map((link) => (
                        <li key={link.to}>
                          <Link className="entry" {...link} current />
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ),
          )}
          {mobile.direct?.map((link) => (
            <li key={link.to} className={styles.section}>
              <Link className={`row ${styles.label}`} to={link.to} current>
                <span className={styles.name}>{link.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {(account.login || account.register) && (
          <div className={`grid ${styles.account}`}>
            {account.login && <ButtonLink look="line" {...account.login} />}
            {account.register && <ButtonLink {...account.register} />}
          </div>
        )}
        {/* Not in the HTML: nothing of it shows before the menu is opened. */}
        {hydrated && <Image className={`frame ${styles.strip}`} image={footer.strips.tall} />}
      </div>
    </Dialog>
  );
}

/** What opens a section. Its sign is one of the four shapes of the mark. */
function Summary({ label }: { label: string }) {
  return (
    <summary className={`row ${styles.label}`}>
      <span className={styles.name}>{label}</span>
    </summary>
  );
}
