import type { ReactNode } from "react";
import type { PageView } from "../pages.ts";
import { Image } from "../../components/image/image";
import { Brand } from "../../components/brand/brand";
import { Points } from "../../components/points/points";
import styles from "./account-screen.module.css";

type Props = {
  view: Pick<PageView<"login">, "brand" | "title" | "text" | "points" | "art">;
  /** The form. */ children: ReactNode;
};

/** A screen around one form: words and form beside a mosaic with the benefits. */
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
      <Points className={styles.points} points={points} />
    </div>
  );
}

type Account = Pick<PageView<"login">, "demo" | "user">;

/** The divider “Test Login”, the demo account in plain text, and the button that fills it in. */
export function DemoAccount({ demo, user, children }: Account & { children: ReactNode }) {
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 className={`row eyebrow ${styles.divider}`} id="demo">
        {demo.title}
      </h2>
      <div className={`row apart bold ${styles.account}`}>
        <dl className={`stack ${styles.rows}`}>
          {(["email", "password"] as const).map((name) => (
            <div key={name}>
              <dt>{demo[name]}</dt>
              <dd>{user[name]}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
