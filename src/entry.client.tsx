import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { SentPage } from "./data/page.ts";
import type { Layout } from "./components/section/this-page";
import { App, type Screen } from "./pages/app";
import type { Components } from "./sections/page-sections";

/** Hydrates the page. Each page's entry module calls it (src/build/page-scripts.ts). */
export function hydrate<View>(Screen: Screen<View>, Layout: Layout, sections: Components): void {
  // The data block precedes React's root.
  const page: SentPage<View> = JSON.parse(document.querySelector("[data-page]")?.textContent ?? "");
  // In development Vite replaces these styles.
  if (import.meta.env.DEV) document.querySelector("[data-until-hydrated]")?.remove();
  startTransition(() => {
    hydrateRoot(
      document.body,
      <StrictMode>
        <App page={page} Layout={Layout} Screen={Screen} sections={sections} />
      </StrictMode>,
    );
  });
}

/** Marks the cover of the clicked card for the view transition. The page is leaving: a render would come too late. */
function markCover({ activation, viewTransition }: PageSwapEvent): void {
  const cards = document.querySelectorAll("[data-course]:is(:hover, :focus-within)");
  const opened = [...cards].find((card) => card.querySelector("a")?.href === activation?.entry.url);
  if (opened) opened.querySelector("svg, img")?.setAttribute("data-opening", "");
  else viewTransition?.skipTransition();
}

/** Closes menus and dialogs before the page enters the back/forward cache. The browser owns their state, not React. */
function shutAll(): void {
  document.querySelector("[data-opening]")?.removeAttribute("data-opening");
  for (const part of document.querySelectorAll<HTMLElement>("dialog, [popover], dialog details"))
    if (part instanceof HTMLDialogElement) part.close();
    else if (part instanceof HTMLDetailsElement) part.open = false;
    else part.hidePopover();
}

addEventListener("pageswap", markCover);
addEventListener("pagehide", shutAll);
