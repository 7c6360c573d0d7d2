import type { ReactNode } from "react";
import type { PageView } from "../../../site/pages.ts";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Eyebrow } from "../../components/section-heading/section-heading";
import styles from "./questions-banner.module.css";

type Props = {
  banner: NonNullable<PageView<"home">["questions"]>;
  /** What stands beside it in one band, such as the journey banner. */ children: ReactNode;
};

/** The block “Still have questions?”. */
export function QuestionsBanner({ banner, children }: Props) {
  return (
    <div className={styles.pair}>
      <section className={styles.banner} aria-labelledby="questions">
        <div className={styles.words}>
          <Eyebrow>{banner.eyebrow}</Eyebrow>
          <h2 id="questions" className={styles.title}>
            {banner.title}
          </h2>
          {banner.lead && <p className={styles.lead}>{banner.lead}</p>}
          <ButtonLink className={styles.button} to={banner.button.to}>
            {banner.button.label}
          </ButtonLink>
        </div>
        <Image className={styles.art} image={banner.art} />
      </section>
      {children}
    </div>
  );
}
