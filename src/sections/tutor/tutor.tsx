import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../page-sections";
import styles from "./tutor.module.css";

/** The banner for help in finding a tutor, with portraits. All of it is one link. */
export default function Tutor({ id, view: banner }: SectionProps<"tutor">) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading className={styles.words} heading={banner} id={id}>
          <p className="text-lead">
            {banner.text} <Link className="stretched" {...banner.button} />
          </p>
        </SectionHeading>
      </div>
      <div className={styles.people}>
        {banner.people.map((portrait, index) => (
          <Image key={index} className="frame" image={portrait} />
        ))}
      </div>
    </section>
  );
}
