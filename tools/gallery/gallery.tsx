import { drawings } from "./drawings";
import styles from "./gallery.module.css";

/** All drawings that the generator makes, in both themes side by side. */
export function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>Gallery</h1>
      <nav aria-label="Drawings">
        <ul className={styles.index}>
          {drawings.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {drawings.map(({ name, show }) => (
        <section key={name} id={name} className={styles.exhibit}>
          <h2>{name}</h2>
          <div className={styles.themes}>
            {(["light", "dark"] as const).map((theme) => (
              <div key={theme} className={styles.showing} data-theme={theme}>
                {show()}
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
