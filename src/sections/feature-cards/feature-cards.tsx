import { Image } from "../../components/image/image";
import { useChoice } from "../../components/choice/use-choice";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { reveal } from "../../hooks/reveal";
import type { SectionProps } from "../page-sections";
import styles from "./feature-cards.module.css";

/** Whether cards share a row. Stacked cards would move away from the pointer that opens them. */
const isBesideOthers = ({ parentElement, offsetHeight }: HTMLElement) =>
  offsetHeight === parentElement?.offsetHeight;

/** Numbered cards in full-width rows. The chosen one shows its scene and text, others a slice. Radio buttons, so one is always open. */
export default function FeatureCards({ id: name, view: features }: SectionProps<"feature-cards">) {
  const { choose, group, radio } = useChoice(`${features.open}`);
  return (
    <section className="section" aria-labelledby={name}>
      <div ref={reveal}>
        <div className="wrap">
          <SectionHeading heading={features} id={name} />
        </div>
        <div ref={group} role="group" aria-label={features.title} className={styles.stage}>
          {features.rows.map((cards, index) => (
            <ol key={index} className={styles.row}>
              {cards.map(({ id, cardNo, title, desc, ground, art, inline }) => (
                <li
                  key={id}
                  className={`band ${styles.card}`}
                  data-hue={ground}
                  // The choice stays after the mouse leaves.
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
        </div>
      </div>
    </section>
  );
}
