import { Outlet, useMatches } from "react-router";
import { Behaviours } from "../behaviours/behaviours";
import { Frame } from "./frame";
import { Header } from "./header";

/** What a route may say of its layout: `export const handle: PageHandle = { footer: "tall" }`. */
export type PageHandle = { footer: "tall" | "compact" };

function isTall(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "footer" in handle && handle.footer === "tall";
}

/** Header, the screen, and the footer in the variant that the route asks for. */
export default function WithHeaderAndFooter() {
  const variant = useMatches().some(({ handle }) => isTall(handle)) ? "tall" : "compact";
  return (
    <>
      <Header />
      <main id="main">
        <Outlet />
      </main>
      {/* The key has the other variant drawn; a still part does not change. */}
      <Frame key={variant} part="Footer" variant={variant} />
      <Behaviours />
    </>
  );
}
