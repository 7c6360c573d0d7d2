import { Outlet, useLocation, useMatches } from "react-router";
import { RevealOnScroll } from "../components/reveal/reveal";
import { Footer } from "./footer";
import { Header } from "./header";

/** What a route may say of its layout: `export const handle: PageHandle = { footer: "tall" }`. */
export type PageHandle = { footer: "tall" | "compact" };

function isTall(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "footer" in handle && handle.footer === "tall";
}

/** Header, the screen, and the footer in the variant that the route asks for. */
export default function WithHeaderAndFooter() {
  const { pathname } = useLocation();
  const tall = useMatches().some(({ handle }) => isTall(handle));
  return (
    <>
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <Footer variant={tall ? "tall" : "compact"} />
      {/* Each screen is observed anew. */}
      <RevealOnScroll key={pathname} />
    </>
  );
}
