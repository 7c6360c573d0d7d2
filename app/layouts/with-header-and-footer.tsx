import { Outlet, useMatches } from "react-router";
import { Behaviours } from "../behaviours/behaviours";
import { useWholeScreen, WholeScreen } from "../components/arrival/arrival";
import { Frame } from "./frame";
import { Header } from "./header";
import styles from "./with-header-and-footer.module.css";

/** What a route may say of its layout: `export const handle: PageHandle = { footer: "tall" }`. */
export type PageHandle = { footer: "tall" | "compact" };

function isTall(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "footer" in handle && handle.footer === "tall";
}

/** Header, the screen, and the footer in the variant that the route asks for. */
export default function WithHeaderAndFooter() {
  const variant = useMatches().some(({ handle }) => isTall(handle)) ? "tall" : "compact";
  const whole = useWholeScreen();
  return (
    <>
      <Header />
      <main id="main" className={whole ? undefined : styles.partial}>
        <WholeScreen value={whole}>
          <Outlet />
        </WholeScreen>
      </main>
      {/* The key has the other variant drawn; a still part does not change. */}
      <Frame key={variant} part="Footer" variant={variant} />
      <Behaviours whole={whole} />
    </>
  );
}
