import type { ReactNode } from "react";
import type { PageView } from "../../../site/pages.ts";
import { Image } from "../../components/image/image";
import { Brand } from "../../components/brand/brand";
import { Points } from "../../components/points/points";
import styles from "./account-screen.module.css";

type Props = {
  view: Pick<PageView<"login">, "brand" | "title" | "text" | "points" | "art">;
  /** The form. */ children: ReactNode;
};

/** A screen that is one form: the words on one side, a mosaic to the edges on the other, and in a corner of it what one gets; on a phone the mosaic is a strip, and that stands below the form. */
export function AccountScreen({ view: { brand, title, text, points, art }, children }: Props) {
  return (
    <div className={`cover ${styles.screen}`}>
      <div className={styles.words}>
        <Brand brand={brand} className={styles.brand} />
        <div className={styles.middle}>
          <h1 className={styles.title}>{title}</h1>
          <p className={`muted ${styles.text}`}>{text}</p>
          {children}
        </div>
      </div>
      <div className={`unprinted ${styles.side}`}>
        <Image inline className={styles.art} image={art} />
      </div>
      {points.length > 0 && <Points className={styles.points} points={points} />}
    </div>
  );
}

type DemoProps = {
  title: string;
  rows: readonly { label: string; value: string }[];
  /** The button that fills the account into the form. */ fill: ReactNode;
};

/** The divider “Test Login” and under it the demo account in plain text. */
export function DemoAccount({ title, rows, fill }: DemoProps) {
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 className={`eyebrow ${styles.divider}`} id="demo">
        {title}
      </h2>
      <div className={`row bold ${styles.account}`}>
        <dl className={`stack ${styles.rows}`}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {fill}
      </div>
    </section>
  );
}
