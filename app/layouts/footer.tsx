import { view as frame } from "virtual:content/frame";
import { Image } from "../components/image/image";
import { ThemeSwitch } from "../components/theme-switch/theme-switch";
import { Brand } from "./brand";
import styles from "./footer.module.css";

const { footer, labels, site } = frame;

/** The footer in its two variants: the same links and plain items, another height and art. */
export function Footer({ variant }: { variant: "tall" | "compact" }) {
  return (
    <footer className={styles.footer} data-variant={variant}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.brand}>
          <Brand />
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        <nav className={styles.columns} aria-label={labels.footerNavigation}>
          {footer.columns.map((column) => (
            <div key={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul className={styles.items}>
                {column.items.map((item) => (
                  <li key={item.label}>
                    {item.to ? (
                      <a href={item.to} className={styles.link}>
                        {item.label}
                      </a>
                    ) : (
                      <span className={styles.plain}>{item.label}</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <p className={styles.copyright}>{site.copyright}</p>
          <ThemeSwitch words={labels.theme} />
          <a className={styles.link} href="#top">
            {labels.backToTop}
          </a>
        </div>
      </div>
      <Image className={styles.strip} image={footer.strips[variant]} />
    </footer>
  );
}
