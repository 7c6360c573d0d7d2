import { ButtonLink } from "../../components/button/button";
import styles from "./promotions.module.css";

type Props = {
  promotions: readonly { title: string; text: string; button: { label: string; to: string } }[];
};

/** The two promo banners under the top categories. */
export function Promotions({ promotions }: Props) {
  return (
    <div className={styles.pair} data-reveal="">
      {promotions.map(({ title, text, button }) => (
        <div key={title} className={styles.banner}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <ButtonLink className={styles.button} to={button.to}>
            {button.label}
          </ButtonLink>
        </div>
      ))}
    </div>
  );
}
