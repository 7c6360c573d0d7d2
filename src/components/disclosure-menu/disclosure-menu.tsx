import { useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import styles from "./disclosure-menu.module.css";

type Props = { id: string; label: string; children: ReactNode };

/** Delay before the panel closes after the mouse leaves it, in milliseconds. */
const grace = 250;

/** A button for a panel of links (WAI-ARIA disclosure navigation): a native popover, which hover opens too. */
export function DisclosureMenu({ id, label, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(closing.current);
    if (panel.current?.matches(":popover-open")) return;
    openedByHover.current = true;
    panel.current?.showPopover();
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === "mouse")
      closing.current = setTimeout(() => panel.current?.hidePopover(), grace);
  };
  // The click after a hover that opened the panel must not close it.
  const click = (event: MouseEvent) => {
    if (openedByHover.current && panel.current?.matches(":popover-open")) event.preventDefault();
    openedByHover.current = false;
  };

  return (
    <li className={styles.menu} onPointerEnter={enter} onPointerLeave={leave}>
      <button
        type="button"
        className={`row ${styles.button}`}
        popoverTarget={id}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={id}
        onClick={click}
      >
        {label}
        <svg className={styles.arrow} viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {children}
      </div>
    </li>
  );
}
