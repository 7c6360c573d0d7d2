import { Art } from "../../components/art/art";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import { Offer } from "./offer";
import { Values } from "./values";
import styles from "./benefits.module.css";

/** Reasons, offers or values. */
export default function Benefits({ id, view }: SectionProps<"benefits">) {
  if (view.layout === "list") return <Offer id={id} view={view} />;
  if (view.layout === "frieze") return <Values id={id} view={view} />;
  return (
    <Section heading={view.heading} layout="across" id={id}>
      <ul className={styles.row}>
        {view.items.map(({ title, text, tile }) => (
          <li key={title} className={styles.benefit}>
            <Art className={styles.tile} picture={tile} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
