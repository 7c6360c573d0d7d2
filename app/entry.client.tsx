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
        {/* A new screen is fetched before its link is followed, so it is drawn in one go: in slices, it would wait for frames that show nothing new. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}

// This module is bundled with React, so it runs before the page's other modules. A microtask comes after all of them.
queueMicrotask(hydrate);
