import type { PageView } from "../../../site/pages.ts";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { row } from "../../components/row/row";
import styles from "./promotions.module.css";

/** The two promo banners under the top categories. */
export function Promotions({ promotions }: Pick<PageView<"home">, "promotions">) {
  return (
    <div {...row} className={`${styles.pair} ${row.className}`}>
      {promotions.map(({ title, text, button, art }) => (
        <div key={title} className={styles.banner}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <ButtonLink className={styles.button} to={button.to}>
            {button.label}
          </ButtonLink>
          <Image inline className={styles.art} image={art} />
        </div>
      ))}
    </div>
  );
}
