import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A new screen is fetched before its link is followed, so it is drawn in one go: in slices, it would wait for frames that show nothing new. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
