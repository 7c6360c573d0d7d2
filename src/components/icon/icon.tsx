const icon = (lines: string) => () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={lines} />
  </svg>
);

const wheel = "a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0z";

export const CartIcon = icon(`M2 3.5h3L8 15h10l3-9H6M10.5 19.5${wheel}M18.5 19.5${wheel}`);
export const SearchIcon = icon("M17.5 10.5a7 7 0 1 1-14 0a7 7 0 1 1 14 0zM15.5 15.5L22 22");
export const MenuIcon = icon("M3 6h18M3 12h18M3 18h18");
export const CloseIcon = icon("M5 5l14 14M19 5L5 19");
export const ArrowIcon = icon("M4 12h16M14 6l6 6-6 6");
