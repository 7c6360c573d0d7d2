import { Image } from "../../components/image/image";
import { useChoice } from "../../components/choice/use-choice";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { reveal } from "../../hooks/reveal";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./feature-cards.module.css";

/** Rows of four at most, as even as can be: five are three and two. */
function rowsOf<Card>(cards: readonly Card[]): Card[][] {
  const rows = Math.ceil(cards.length / 4);
  const perRow = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * perRow, (row + 1) * perRow));
}

/** Whether cards stand side by side. Below each other they would slip away from under the pointer that opens them. */
const isBesideOthers = ({ parentElement, offsetHeight }: HTMLElement) =>
  offsetHeight === parentElement?.offsetHeight;

/**
 * Numbered cards from one edge of the window to the other, in rows that keep their size: the one that is pointed at, tapped or
 * chosen with the arrow keys shows its scene and its text, the others a slice. They are radio buttons, so that one is always open.
 */
export default function FeatureCards({ id: name, view: features }: SectionProps<"feature-cards">) {
  const { choose, group, radio } = useChoice(`${features.open}`);
  return (
    <section className="section" aria-labelledby={name}>
      <div ref={reveal}>
        <div className="wrap">
          <SectionHeading heading={features} id={name} />
        </div>
        <fieldset ref={group} className={styles.stage}>
          <legend className="unseen">{features.title}</legend>
          {rowsOf(features.cards).map((cards) => (
            <ol key={cards[0]?.id} className={styles.row}>
              {cards.map(({ id, cardNo, title, desc, ground, art, inline }) => (
                <li
                  key={id}
                  className={`ground ${styles.card}`}
                  data-hue={ground}
                  // The choice stays when the mouse leaves.
                  onPointerEnter={({ pointerType, currentTarget }) =>
                    pointerType === "mouse" && isBesideOthers(currentTarget) && choose(`${id}`)
                  }
                >
                  <div className={`unprinted ${styles.scene}`}>
                    <Image className={styles.art} image={art} inline={inline} />
                  </div>
                  <div className={styles.head}>
                    <input
                      className="unseen"
                      type="radio"
                      name="feature"
                      id={`feature-${id}`}
                      {...radio(`${id}`)}
                    />
                    <span className={`text-card ${styles.number}`}>{cardNo}</span>
                    <h3 className={`text-card ${styles.title}`}>
                      <label className="stretched" htmlFor={`feature-${id}`}>
                        {title}
                      </label>
                    </h3>
                  </div>
                  <p className={styles.text}>{desc}</p>
                </li>
              ))}
            </ol>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
