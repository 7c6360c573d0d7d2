import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../page-sections";
import styles from "./tutor.module.css";

/** The banner for help in finding a tutor, with a row of portraits. */
export default function Tutor({ id, view: banner }: SectionProps<"tutor">) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading className="split" heading={banner} id={id}>
          <p className="text-lead">
            {banner.text} <Link {...banner.button} />
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
