import type { PointerEvent } from "react";
import type { PageView } from "../../../site/pages.ts";
import { Art } from "../../components/art/art";
import { Section } from "../../components/section/section";
import styles from "./feature-cards.module.css";

/** A mouse that comes over a card chooses it; the choice stays when the mouse leaves. */
function choose({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  const choice = currentTarget.querySelector("input");
  if (choice && pointerType === "mouse") choice.checked = true;
}

/**
 * Numbered cards in a row that keeps its size: the one that is pointed at, or chosen with the arrow keys, expands and the others
 * give way. They are radio buttons, so that one is always open; where there is no hover, and on narrow screens, all are open.
 */
export function FeatureCards({ features }: { features: PageView<"about">["features"] }) {
  return (
    <Section heading={features} id="features">
      <fieldset className={styles.cards}>
        <legend className="unseen">{features.title}</legend>
        <ol className={styles.row}>
          {features.cards.map(({ id, cardNo, title, desc, tile }) => (
            <li key={id} className={styles.card} onPointerEnter={choose}>
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
      </fieldset>
    </Section>
  );
}
