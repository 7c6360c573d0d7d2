import type { BrandView } from "../../site/views/source.ts";
import type { FrameView } from "../../site/shell.ts";
import { Image } from "../components/image/image";
import { Link } from "../components/link/link";
import { ThemeSwitch } from "../components/theme-switch/theme-switch";
import { Brand } from "../components/brand/brand";
import styles from "./footer.module.css";

type Props = { brand: BrandView; words: FrameView["footer"]; variant: "tall" | "compact" };

/** The footer in its two variants: the same links and plain items, another height and art. */
export function Footer({ brand, words, variant }: Props) {
  return (
    <footer className={styles.footer} data-variant={variant}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.brand}>
          <Brand brand={brand} />
          <p className={styles.tagline}>{words.tagline}</p>
        </div>
        {words.columns.length > 0 && (
          <nav className={styles.columns} aria-label={words.label}>
            {words.columns.map((column) => (
              <div key={column.title}>
                <h2 className={styles.title}>{column.title}</h2>
                <ul className={styles.items}>
                  {column.items.map((item) => (
                    <li key={item.label}>
                      {item.to ? (
                        <Link to={item.to} className={styles.link}>
                          {item.label}
                        </Link>
                      ) : (
                        <span className={styles.plain}>{item.label}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className={styles.end}>
          <p className={styles.copyright}>{words.copyright}</p>
          <ThemeSwitch words={words.theme} />
          <Link className={styles.link} to="#top">
            {words.backToTop}
          </Link>
        </div>
      </div>
      <Image className={styles.strip} image={words.strips[variant]} />
    </footer>
  );
}
