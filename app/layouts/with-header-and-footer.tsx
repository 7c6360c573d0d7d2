import type { Layout as LayoutType } from "../app";
import { Footer } from "./footer";
import { Header } from "./header";
import styles from "./with-header-and-footer.module.css";

/** Header, the screen, and the footer in the variant that the page asks for. */
export const Layout: LayoutType = ({ page: { frame, footer }, children }) =>
  frame && (
    <>
      <Header words={frame} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer brand={frame.brand} words={frame.footer} variant={footer === "tall" ? "tall" : "compact"} />
    </>
  );
