import type { Layout as LayoutType } from "../components/section/this-page";
import { Footer } from "./footer";
import { Header } from "./header";

/** The header, the screen, and the page's variant of the footer. */
export const Layout: LayoutType = ({ page: { frame, footer }, children }) =>
  frame && (
    <>
      <Header words={frame} />
      <main id="main">{children}</main>
      <Footer brand={frame.brand} words={frame.footer} variant={footer === "tall" ? "tall" : "compact"} />
    </>
  );
