import { Outlet, useMatches } from "react-router";
import type { Footer as Variant } from "../../site/page.ts";
import { loadSite } from "../site.server";
import type { Route } from "./+types/with-header-and-footer";
import { Footer } from "./footer";
import { Header } from "./header";
import styles from "./with-header-and-footer.module.css";

export const loader = async () => (await loadSite()).shared.frame;

export { ErrorBoundary } from "./error-boundary";

/** The footer that the page which shows asks for. */
function useFooter(): "tall" | "compact" {
  const data = useMatches().at(-1)?.loaderData as { footer?: Variant } | undefined;
  return data?.footer === "tall" ? "tall" : "compact";
}

/** Header, the screen, and the footer in the variant that the page asks for. */
export default function WithHeaderAndFooter({ loaderData: words }: Route.ComponentProps) {
  const variant = useFooter();
  return (
    <>
      <Header words={words} />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Footer brand={words.brand} words={words.footer} variant={variant} />
    </>
  );
}
