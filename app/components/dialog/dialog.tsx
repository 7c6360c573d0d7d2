import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";

type DialogProps = { id: string; label: string; className?: string | undefined; children: ReactNode };

/** A modal dialog that the browser opens, traps focus in and closes (Escape, a click outside, `CloseButton`), with or without JavaScript. */
export function Dialog({ id, label, className, children }: DialogProps) {
  return (
    <dialog id={id} className={className} aria-label={label} closedby="any">
      {children}
    </dialog>
  );
}

/** Finds a dialog of the page. */
function dialogOf(id: string): HTMLDialogElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : undefined;
}

/** Opens a dialog. Browsers without invoker commands get the same by script. */
export function OpenButton({
  dialog,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { dialog: string }) {
  const open = () => {
    if (!("commandForElement" in HTMLButtonElement.prototype)) dialogOf(dialog)?.showModal();
  };
  return (
    <button
      {...rest}
      type="button"
      command="show-modal"
      commandfor={dialog}
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </button>
  );
}

/** Closes the dialog that it stands in. */
export function CloseButton({ children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <form method="dialog">
      <button {...rest} type="submit">
        {children}
      </button>
    </form>
  );
}

/** Closes the dialog around a clicked link, also where the link leads to the page that shows already. */
export function closeAround(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("a"))
    event.currentTarget.closest("dialog")?.close();
}

/** Closes every open dialog and popover of the page, and the sections inside, so that a menu opens anew as it did at first. */
export function closeAll(): void {
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.close();
    for (const section of dialog.querySelectorAll("details")) section.open = false;
  }
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
}
