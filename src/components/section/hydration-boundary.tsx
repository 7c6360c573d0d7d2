import { Suspense, useEffect, type ReactNode } from "react";

/** Number of boundaries that React has not hydrated yet. */
let waiting = 0;

function count(by: 1 | -1): () => void {
  waiting += by;
  if (waiting === 0) document.documentElement.dataset.hydrated = "";
  return () => void count(by === 1 ? -1 : 1);
}

/** Holds the children, as a sibling of theirs would lengthen every id that React makes. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => count(-1), []);
  return children;
}

/** A part of the page that React hydrates on its own. When all parts are hydrated, `<html>` gets `data-hydrated`, and tests go on. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useEffect(() => count(1), []);
  return (
    <Suspense>
      <Hydrated>{children}</Hydrated>
    </Suspense>
  );
}
