import type { PaintedPicture } from "../../../site/art/picture.ts";
import { Accordion } from "../../components/accordion/accordion";
import { Art } from "../../components/art/art";
import { Choice } from "../../components/choice/choice";
import { useChoice } from "../../components/choice/use-choice";
import styles from "./faq-categories.module.css";

type Props = {
  legend: string;
  categories: readonly {
    id: string;
    title: string;
    questions: readonly { question: string; answer: string }[];
    tile: PaintedPicture;
  }[];
  markers: { closed: string; open: string };
};

/** Questions by category: the choice shows one category's accordion. All are in the page, whatever is chosen. */
export function FaqCategories({ legend, categories, markers }: Props) {
  const choice = useChoice(categories[0]?.id);
  return (
    <section className="section">
      <div className="wrap">
        <Choice
          choice={choice}
          className={styles.choice}
          name="faq-category"
          legend={legend}
          options={categories.map(({ id, title, questions, tile }) => ({
            value: id,
            label: title,
            panel: (
              <section aria-labelledby={`faq-${id}`}>
                <div className={styles.head}>
                  <Art className={styles.tile} picture={tile} />
                  <h2 className={styles.title} id={`faq-${id}`}>
                    {title}
                  </h2>
                </div>
                <Accordion
                  name={`faq-${id}`}
                  items={questions}
                  markers={markers}
                  onTarget={() => choice.choose(id)}
                />
              </section>
            ),
          }))}
        />
      </div>
    </section>
  );
}
