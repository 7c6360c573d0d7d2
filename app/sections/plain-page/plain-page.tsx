import type { PageView } from "../../../site/pages.ts";
import { Prose } from "../../components/prose/prose";
import { PageBand } from "../page-band/page-band";
import styles from "./plain-page.module.css";

/** A page of prose: its band and the text. */
export function PlainPage({ view }: { view: PageView<"plain"> }) {
  return (
    <>
      <PageBand band={view.band} />
      <div className={`wrap ${styles.body}`}>
        <div className={styles.text}>
          <Prose blocks={view.blocks} />
        </div>
      </div>
    </>
  );
}
