import { useEffect, useState } from "react";
import { useViewTransitionState } from "react-router";

/**
 * Marks the card whose page opens, so that the style sheet can name its cover and let it grow into the strip of that page. Of several
 * cards that lead there it is the one that was clicked. The body is marked too, so that this page's own strip gives the name up:
 * Firefox 153 does not look at `body:has([data-opening])` again when a card is marked.
 */
export function useOpening(to: string) {
  const [clicked, setClicked] = useState(false);
  const opening = useViewTransitionState(to) && clicked;
  useEffect(() => {
    if (!opening) return undefined;
    document.body.dataset.opening = "";
    return () => void delete document.body.dataset.opening;
  }, [opening]);
  return { "data-opening": opening || undefined, onClick: () => setClicked(true) };
}
