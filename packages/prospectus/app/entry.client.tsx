import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Sent } from "../site/make-site.ts";
import { App, type Layout, type Screen } from "./app";
import type { Components } from "./hooks/this-page";

/** Has React take over the page that shows. The scripts of each kind of page call it (scripts/page-scripts.ts). */
export function hydrate(Screen: Screen, Layout: Layout, sections: Components): void {
  const page: Sent = JSON.parse(document.querySelector("[data-page]")?.textContent ?? "");
  // In development Vite has brought the styles by now, and changes its own.
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

/** Marks the cover of the card whose course is opened, so that it grows into the strip of its page; no other link moves anything. */
function markCover({ activation, viewTransition }: PageSwapEvent): void {
  const cards = document.querySelectorAll("[data-course]:is(:hover, :focus-within)");
  const opened = [...cards].find((card) => card.querySelector("a")?.href === activation?.entry.url);
  if (opened) opened.querySelector("svg, img")?.setAttribute("data-opening", "");
  else viewTransition?.skipTransition();
}

/** Back may bring this page from the browser's cache: it then stands there as at first, with all menus and dialogs shut. */
function shutAll(): void {
  document.querySelector("[data-opening]")?.removeAttribute("data-opening");
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) menu.hidePopover();
  for (const section of document.querySelectorAll<HTMLDetailsElement>("dialog details")) section.open = false;
}

addEventListener("pageswap", markCover);
addEventListener("pagehide", shutAll);
