import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Picture } from "../../art/picture.ts";
import { Accordion } from "../../components/accordion/accordion";
import { Art } from "../../components/art/art";
import { Choice } from "../../components/choice/choice";
import styles from "./faq-categories.module.css";

type Props = {
  legend: string;
  categories: readonly {
    id: string;
    title: string;
    questions: readonly { question: string; answer: string }[];
    tile: Picture;
  }[];
  markers: { closed: string; open: string };
};

/** Chooses the category of the question that the address names, before the accordion opens it. */
function useAddressedCategory() {
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const category = document.getElementById(hash.slice(1))?.closest("section")?.dataset.category;
    if (!category) return;
    for (const radio of section.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])
      if (radio.value === category) radio.checked = true;
  }, [hash]);
  return section;
}

/** Questions by category: the choice shows one category's accordion. All are in the page, whatever is chosen. */
export function FaqCategories({ legend, categories, markers }: Props) {
  const section = useAddressedCategory();
  return (
    <section className={styles.section}>
      <div ref={section} className={`wrap ${styles.inner}`}>
        <Choice
          className={styles.choice}
          name="faq-category"
          legend={legend}
          options={categories.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <div>
          {categories.map(({ id, title, questions, tile }) => (
            <section key={id} className={styles.category} data-category={id} aria-labelledby={`faq-${id}`}>
              <div className={styles.head}>
                <Art className={styles.tile} picture={tile} />
                <h2 className={styles.title} id={`faq-${id}`}>
                  {title}
                </h2>
              </div>
              <Accordion name={`faq-${id}`} items={questions} markers={markers} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
