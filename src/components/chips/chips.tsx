import type { PaintedPicture } from "../../art/art.ts";
import { Art } from "../image/drawn";
import { Link } from "../link/link";
import styles from "./chips.module.css";

type Chip = { title: string; text: string; to: string; hue: string; tile: PaintedPicture };

/** Tiles that are links, each with a name and a few words below it. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  return (
    <ul className={`grid ${styles.chips}`}>
      {chips.map(({ title, text, to, hue, tile }, index) => (
        <li key={index} className={styles.chip} data-hue={hue}>
          <Art className="frame" picture={tile} />
          <div className={styles.words}>
            <Link className="stretched unlined text-card" to={to} label={title} />
            <p className="text-small muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
