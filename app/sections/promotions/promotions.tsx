import { ButtonLink } from "../../components/button/button";
import { Image, type ImageView } from "../../components/image/image";
import { reveal } from "../../hooks/reveal";
import styles from "./promotions.module.css";

type Props = {
  promotions: readonly {
    title: string;
    text: string;
    button: { label: string; to: string };
    art: ImageView;
  }[];
};

/** The two promo banners under the top categories. */
export function Promotions({ promotions }: Props) {
  return (
    <div className={styles.pair} ref={reveal}>
      {promotions.map(({ title, text, button, art }) => (
        <div key={title} className={styles.banner}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <ButtonLink className={styles.button} to={button.to}>
            {button.label}
          </ButtonLink>
          <Image className={styles.art} image={art} />
        </div>
      ))}
    </div>
  );
}
