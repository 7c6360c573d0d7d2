import { memo, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { view as shell } from "virtual:content/shell";
import { ButtonLink } from "../components/button/button";
import { DisclosureMenu } from "../components/disclosure-menu/disclosure-menu";
import { Brand } from "./brand";
import { CartButton, CartPanel } from "./cart";
import { Frame } from "./frame";
import { MobileMenu, MobileMenuButton } from "./mobile-menu";
import { SearchButton, SearchPanel } from "./search";
import styles from "./header.module.css";

const { labels, navigation } = shell;

/** The header turns solid once the page is scrolled beyond this, in CSS pixels (specification, section 9). */
const solidThreshold = 15;

function useScrolledBeyond(threshold: number): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    const look = () => setBeyond(scrollY > threshold);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [threshold]);
  return beyond;
}

/** The header: fixed, clear over the page's first band, then solid. What of it depends on the address looks it up by itself, so a route change need not draw it all. */
export const Header = memo(function Header() {
  const solid = useScrolledBeyond(solidThreshold);
  return (
    <header className={styles.header} data-solid={solid || undefined}>
      <div className={`wrap ${styles.row}`}>
        <Brand />
        <nav className={styles.navigation} aria-label={labels.mainNavigation}>
          <ul className={styles.links}>
            <TopLink {...navigation.home} />
            <DisclosureMenu id="courses-menu" label={navigation.courses}>
              <Frame part="CoursesPanel" />
            </DisclosureMenu>
            <DisclosureMenu id="pages-menu" label={navigation.pages.label}>
              <ul className={styles.pages}>
                {navigation.pages.links.map((link) => (
                  <li key={link.to}>
                    <a className={styles.page} href={link.to}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </DisclosureMenu>
            {navigation.direct.map((link) => (
              <TopLink key={link.to} {...link} />
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <SearchButton />
          <CartButton />
          <a className={styles.login} href={navigation.account.login.to}>
            {navigation.account.login.label}
          </a>
          <ButtonLink className={styles.register} size="small" to={navigation.account.register.to}>
            {navigation.account.register.label}
          </ButtonLink>
          <MobileMenuButton />
        </div>
      </div>
      <SearchPanel />
      <CartPanel />
      <MobileMenu>
        <Frame part="MobileMenuContent" />
      </MobileMenu>
    </header>
  );
});

function TopLink({ label, to }: { label: string; to: string }) {
  const { pathname } = useLocation();
  return (
    <li>
      <a className={styles.link} href={to} aria-current={pathname === to ? "page" : undefined}>
        {label}
      </a>
    </li>
  );
}
