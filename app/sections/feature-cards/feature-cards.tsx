import type { PointerEvent } from "react";
import type { PageView } from "../../../site/pages.ts";
import { Art } from "../../components/art/art";
import { Section } from "../../components/section/section";
import "../../styles/grounds.css";
import styles from "./feature-cards.module.css";

/** A mouse that comes over a card chooses it; the choice stays when the mouse leaves. */
function choose({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  const choice = currentTarget.querySelector("input");
  if (choice && pointerType === "mouse") choice.checked = true;
}

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
export function FeatureCards({ features }: { features: NonNullable<PageView<"about">["features"]> }) {
  return (
    <Section heading={features} id="features">
      <fieldset className={styles.cards}>
        <legend className="unseen">{features.title}</legend>
        {rowsOf(features.cards).map((cards) => (
          <ol key={cards[0]?.id} className={styles.row}>
            {cards.map(({ id, cardNo, title, desc, ground, tile }) => (
              <li key={id} className={styles.card} data-ground={ground} onPointerEnter={choose}>
                <input
                  className={`unseen ${styles.choice}`}
                  type="radio"
                  name="feature"
                  id={`feature-${id}`}
                  defaultChecked={id === features.open}
                />
                <div className={styles.top}>
                  <Art className={styles.tile} picture={tile} />
                  <span className={styles.number}>{cardNo}</span>
                </div>
                <h3 className={styles.title}>
                  <label className={styles.label} htmlFor={`feature-${id}`}>
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
