import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from "react";
import { useRouteChange } from "../../hooks/use-route-change";

type DialogProps = {
  id: string;
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement>;
  children: ReactNode;
};

/** Closes a dialog on a click beside it, in a browser that does not know `closedby` (HTML, 4.11.4). */
export function closeBeside({
  target,
  currentTarget: dialog,
  clientX: x,
  clientY: y,
}: MouseEvent<HTMLDialogElement>) {
  if (target !== dialog || "closedBy" in HTMLDialogElement.prototype) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}

/**
 * A modal dialog that the browser opens, traps focus in and closes (Escape, a click outside, `CloseButton`), with or without
 * JavaScript. It closes on a route change, and on a click on a link inside, since that may lead to the page that shows already.
 */
export function Dialog({ id, label, className, ref, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useRouteChange(() => dialog.current?.close());
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    closeBeside(event);
    if (event.target instanceof Element && event.target.closest("a")) dialog.current?.close();
  };
  const both = (element: HTMLDialogElement | null) => {
    dialog.current = element;
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <dialog ref={both} id={id} className={className} aria-label={label} closedby="any" onClick={click}>
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
