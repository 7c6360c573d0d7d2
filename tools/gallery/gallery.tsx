import { useId } from "react";
import { drawings } from "./drawings";
import { components } from "./components";
import styles from "./gallery.module.css";
import type { Exhibit } from "./exhibit";

const exhibits: readonly Exhibit[] = [...components, ...drawings];

/** One exhibit in one theme. Ids in it begin with the id of its place, since each theme shows it again. */
function Showing({ exhibit: { show }, theme }: { exhibit: Exhibit; theme: "light" | "dark" }) {
  const id = useId();
  return (
    <div className={styles.showing} data-theme={theme}>
      {show(id)}
    </div>
  );
}

/** All parts of the site in all their states, in both themes side by side. */
export function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>Gallery</h1>
      <nav aria-label="Parts">
        <ul className={styles.index}>
          {exhibits.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {exhibits.map((exhibit) => (
        <section key={exhibit.name} id={exhibit.name} className={styles.exhibit}>
          <h2>{exhibit.name}</h2>
          <div className={styles.themes}>
            <Showing exhibit={exhibit} theme="light" />
            <Showing exhibit={exhibit} theme="dark" />
          </div>
        </section>
      ))}
    </main>
  );
}
