import { useEffect, useState } from "react";
import type { FrameView } from "../data/navigation.ts";
import { ButtonLink } from "../components/button/button";
import { OpenDialog } from "../components/dialog/dialog";
import { DisclosureMenu } from "../components/disclosure-menu/disclosure-menu";
import { Link } from "../components/link/link";
import { LinkItem, LinkList } from "../components/link/link-list";
import { Brand } from "../components/brand/brand";
import { namedPart } from "../hooks/in-page";
import { CartButton, CartPanel } from "./cart";
import { CoursesPanel } from "./courses-panel";
import { MobileMenu, MobileMenuButton } from "./mobile-menu";
import { SearchButton, SearchPanel } from "./search";
import styles from "./header.module.css";

/** The scroll position at which the header turns solid, in CSS pixels (specification, section 9). */
const solidThreshold = 15;

/** Says when the top of the page passes the threshold. Reading the position would lay out the page. */
function watchTop(tell: (isPassed: boolean) => void): () => void {
  const margin = { rootMargin: `${solidThreshold}px 0px`, threshold: 1 };
  const observer = new IntersectionObserver(
    (entries) => tell((entries.at(-1)?.boundingClientRect.top ?? 0) < -solidThreshold),
    margin,
  );
  const top = namedPart("top");
  if (top) observer.observe(top);
  return () => observer.disconnect();
}

/** The site's header with its menus: fixed, clear over the first band, then solid. Before hydration CSS sets the ground. */
export function Header({ words }: { words: FrameView }) {
  const { account, cart, courses, direct, home, labels, pages, search } = words;
  const [chosen, choose] = useState<string>();
  const [solid, setSolid] = useState<boolean>();
  useEffect(() => watchTop(setSolid), []);
  const link = { className: `unlined ${styles.link}`, current: true };
  return (
    <header className={`unprinted ${styles.header}`} data-solid={solid}>
      <OpenDialog value={{ chosen, choose }}>
        <div className={`wrap row ${styles.row}`}>
          <Brand brand={words.brand} />
          <nav className={styles.navigation} aria-label={labels.mainNavigation}>
            <ul className={`row ${styles.links}`}>
              <LinkItem {...link} {...home} />
              <DisclosureMenu id="courses-menu" label={courses.label}>
                <CoursesPanel courses={courses} />
              </DisclosureMenu>
              <DisclosureMenu id="pages-menu" label={pages.label}>
                <LinkList links={pages.links} list={styles.pages} className="entry" current />
              </DisclosureMenu>
              {direct.map(({ label, to }, index) => (
                <LinkItem key={index} {...link} label={label} to={to} />
              ))}
            </ul>
          </nav>
          <div className={`row ${styles.end}`}>
            <SearchButton label={search.button} />
            <CartButton words={cart} />
            <Link className={`unlined ${styles.login}`} {...account.login} />
            <ButtonLink size="small" {...account.register} />
            <MobileMenuButton label={labels.openMenu} />
          </div>
        </div>
        <SearchPanel words={search} />
        <CartPanel words={cart} close={labels.close} />
        <MobileMenu words={words} />
      </OpenDialog>
    </header>
  );
}
