import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Sent } from "../site/make-site.ts";
import { App, type Layout, type Screen } from "./app";
import type { Components } from "./hooks/this-page";

/** Hydrates the page. The entry module of each page calls it (scripts/page-scripts.ts). */
export function hydrate(Screen: Screen, Layout: Layout, sections: Components): void {
  // The data block stands before React's root exists.
  const page: Sent = JSON.parse(document.querySelector("[data-page]")?.textContent ?? "");
  // In development Vite replaces these styles, outside of React.
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

/**
 * Marks the cover of the card whose course opens, so that it grows into the course page. The page is leaving: a render would come
 * too late, so the elements are marked directly.
 */
function markCover({ activation, viewTransition }: PageSwapEvent): void {
  const cards = document.querySelectorAll("[data-course]:is(:hover, :focus-within)");
  const opened = [...cards].find((card) => card.querySelector("a")?.href === activation?.entry.url);
  if (opened) opened.querySelector("svg, img")?.setAttribute("data-opening", "");
  else viewTransition?.skipTransition();
}

/** Closes all menus and dialogs before the page enters the back/forward cache. The browser owns their state, so no React state knows them. */
function shutAll(): void {
  document.querySelector("[data-opening]")?.removeAttribute("data-opening");
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) menu.hidePopover();
  for (const section of document.querySelectorAll<HTMLDetailsElement>("dialog details")) section.open = false;
}

addEventListener("pageswap", markCover);
addEventListener("pagehide", shutAll);
