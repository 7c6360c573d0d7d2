import { Art } from "../../components/art/art";
import { useChoice } from "../../components/choice/use-choice";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./feature-cards.module.css";

/** Rows of four at most, as even as can be: five are three and two. */
function rowsOf<Card>(cards: readonly Card[]): Card[][] {
  const rows = Math.ceil(cards.length / 4);
  const perRow = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * perRow, (row + 1) * perRow));
}

/**
 * Numbered cards in rows that keep their size: the one that is pointed at, or chosen with the arrow keys, expands and the others
 * of its row give way. They are radio buttons, so that one is always open; where there is no hover, and on narrow screens, all are open.
 */
export default function FeatureCards({ id: name, view: features }: SectionProps<"feature-cards">) {
  const { choose, radio } = useChoice(features.open);
  return (
    <Section heading={features} id={name}>
      <fieldset className={styles.cards}>
        <legend className="unseen">{features.title}</legend>
        {rowsOf(features.cards).map((cards) => (
          <ol key={cards[0]?.id} className={styles.row}>
            {cards.map(({ id, cardNo, title, desc, ground, tile }) => (
              <li
                key={id}
                className={`stack ground ${styles.card}`}
                data-hue={ground}
                // The choice stays when the mouse leaves.
                onPointerEnter={({ pointerType }) => pointerType === "mouse" && choose(id)}
              >
                <input
                  className={`unseen ${styles.choice}`}
                  name="feature"
                  id={`feature-${id}`}
                  {...radio(id)}
                />
                <div className={`row apart ${styles.top}`}>
                  <Art className={styles.tile} picture={tile} />
                  <span className={`text-heading ${styles.number}`}>{cardNo}</span>
                </div>
                <h3 className={`text-card ${styles.title}`}>
                  <label className="stretched" htmlFor={`feature-${id}`}>
                    {title}
                  </label>
                </h3>
                <p className={styles.text}>{desc}</p>
              </li>
            ))}
          </ol>
        ))}
      </fieldset>
    </Section>
  );
}
