import type { ReactNode } from "react";

const icon = (lines: ReactNode, side?: "end") => () => (
  <svg
    data-side={side}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    {lines}
  </svg>
);

export const CartIcon = icon(
  <>
    <path d="M2 3.5h3L8 15h10l3-9H6" />
    <circle cx="9" cy="19.5" r="1.5" />
    <circle cx="17" cy="19.5" r="1.5" />
  </>,
);

export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="7" />
    <path d="M15.5 15.5L22 22" />
  </>,
);

export const MenuIcon = icon(<path d="M3 6h18M3 12h18M3 18h18" />);

export const CloseIcon = icon(<path d="M5 5l14 14M19 5L5 19" />);

/** An arrow that points to the end of the line. */
export const ArrowIcon = icon(<path d="M4 12h16M14 6l6 6-6 6" />, "end");
