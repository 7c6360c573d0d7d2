import type { PageView } from "../../../site/pages.ts";
import { Art } from "../../components/art/art";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { reveal } from "../../hooks/reveal";
import styles from "./offer.module.css";

type Props = { offer: NonNullable<PageView<"about">["offer"]>; /** Of its title. */ id: string };

/** What there is besides courses: a list with a large tile for each. */
export function Offer({ offer, id }: Props) {
  return (
    <section className="section quiet" aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading className={styles.heading} heading={offer} id={id} />
        <ul className={styles.list}>
          {offer.items.map(({ title, text, tile }) => (
            <li key={title} className={styles.item} ref={reveal}>
              <Art className={styles.tile} picture={tile} />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
