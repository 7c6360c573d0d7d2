import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

function hydrate(): void {
  // Set by the page once all its modules have run. Where one of them fails the page stays as it came: React would empty it.
  if (!("__reactRouterRouteModules" in window)) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** Marks the cover of the card whose course is opened, so that it grows into the strip of its page; no other link moves anything. */
function markCover({ activation, viewTransition }: PageSwapEvent): void {
  const cards = document.querySelectorAll("article:is(:hover, :focus-within)");
  const opened = [...cards].find(
    (card) => card.querySelector<HTMLAnchorElement>('a[href*="/course/"]')?.href === activation?.entry.url,
  );
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
// This module is bundled with React, so it runs before the page's other modules. A microtask comes after all of them.
queueMicrotask(hydrate);
