import type { ButtonHTMLAttributes, MouseEvent, ReactNode, RefObject } from "react";

type DialogProps = {
  id: string;
  label: string;
  className?: string | undefined;
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
};

/** Closes a dialog on a click beside it, in a browser that does not know `closedby` (HTML, 4.11.4). */
export function closeBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget || currentTarget.closedBy) return;
  const { x, y, right, bottom } = currentTarget.getBoundingClientRect();
  if (clientX < x || clientX > right || clientY < y || clientY > bottom) currentTarget.close();
}

/**
 * A modal dialog that the browser opens, traps focus in and closes (Escape, a click outside, `CloseButton`), with or without
 * JavaScript. It closes on a click on a link inside, since that may lead to another part of the page that shows.
 */
export function Dialog({ id, label, className, ref, children }: DialogProps) {
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    closeBeside(event);
    if ((event.target as Element).closest("a")) event.currentTarget.close();
  };
  return (
    <dialog ref={ref} id={id} className={className} aria-label={label} closedby="any" onClick={click}>
      {children}
    </dialog>
  );
}

/** Opens a dialog. Browsers without invoker commands get the same by script. */
export function OpenButton({
  dialog,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { dialog: string }) {
  const open = () => {
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    const element = document.getElementById(dialog);
    if (element instanceof HTMLDialogElement) element.showModal();
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
