import type { BrandView } from "../data/site.ts";
import type { FrameView } from "../data/navigation.ts";
import { Image } from "../components/image/image";
import { Link } from "../components/link/link";
import { LinkList } from "../components/link/link-list";
import { TextList } from "../components/texts/texts";
import { ThemeSwitch } from "../components/theme-switch/theme-switch";
import { Brand } from "../components/brand/brand";
import styles from "./footer.module.css";

type Props = { brand: BrandView; words: FrameView["footer"]; variant: "tall" | "compact" };

/** The footer: two variants with the same links and different heights and art. */
export function Footer({ brand, words, variant }: Props) {
  return (
    <footer className={`deep unprinted ${styles.footer}`} data-variant={variant}>
      <div className={`wrap split ${styles.inner}`}>
        <div className={`row ${styles.brand}`}>
          <Brand brand={brand} />
          <p className="text-small muted">{words.tagline}</p>
        </div>
        {words.columns.length > 0 && (
          <nav className={`stack ${styles.nav}`} aria-label={words.label}>
            {words.columns.map(({ title, links }, index) => (
              <div key={index} className={`row ${styles.column}`}>
                <h2 className={`eyebrow muted ${styles.title}`}>{title}</h2>
                <LinkList links={links} list={`row ${styles.links}`} className={`unlined ${styles.link}`} />
              </div>
            ))}
          </nav>
        )}
        {words.plain.length > 0 && (
          <TextList texts={words.plain} className={`row text-small muted ${styles.plain}`} />
        )}
        <div className={`row apart text-small ${styles.end}`}>
          <p className={`muted ${styles.copyright}`}>{words.copyright}</p>
          <ThemeSwitch words={words.theme} />
          <Link className={`unlined ${styles.link}`} to="#top" label={words.backToTop} />
        </div>
      </div>
      <Image className={`frame ${styles.strip}`} image={words.tiles} />
    </footer>
  );
}
