import { useState } from "react";
import { useViewTransitionState } from "react-router";

/**
 * Marks the card whose page opens, so that the style sheet can name its cover and let it grow into the strip of that page. Of several
 * cards that lead there it is the one that was clicked.
 */
export function useOpening(to: string) {
  const [clicked, setClicked] = useState(false);
  const opens = useViewTransitionState(to);
  return { "data-opening": (clicked && opens) || undefined, onClick: () => setClicked(true) };
}
