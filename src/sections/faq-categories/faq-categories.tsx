import { Accordion } from "../../components/accordion/accordion";
import { Image } from "../../components/image/image";
import { Choice } from "../../components/choice/choice";
import { useChoice } from "../../components/choice/use-choice";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./faq-categories.module.css";

/** Questions by category: the choice shows one accordion. The page has all of them. */
export default function FaqCategories({
  view: { hue, legend, categories, markers },
}: SectionProps<"faq-categories">) {
  const { choose, group, radio } = useChoice(categories[0]?.id ?? "");
  return (
    <Section>
      <div data-hue={hue}>
        <Choice
          ref={group}
          radio={radio}
          className={styles.choice}
          name="faq-category"
          legend={legend}
          options={categories.map(({ id, title, questions, scene }) => ({
            value: id,
            label: title,
            panel: (
              <section className={`split ${styles.category}`} aria-labelledby={`faq-${id}`}>
                <Image className={`frame ${styles.scene}`} image={scene} />
                <h2 className="text-section" id={`faq-${id}`}>
                  {title}
                </h2>
                <Accordion
                  name={`faq-${id}`}
                  items={questions}
                  markers={markers}
                  opened
                  onTarget={() => choose(id)}
                />
              </section>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
