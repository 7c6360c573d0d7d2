import { createContext, use, useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from "react";
import { CloseIcon } from "../icon/icon";

type Dialogs = { chosen?: string | undefined; choose?: (id?: string) => void };

/** The id of the open dialog. */
export const OpenDialog = createContext<Dialogs>({});

/** Closes a dialog on a click outside, in browsers without `closedby` (HTML, 4.11.4). */
function closeBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget || currentTarget.closedBy) return;
  const { x, y, right, bottom } = currentTarget.getBoundingClientRect();
  if (clientX < x || clientX > right || clientY < y || clientY > bottom) currentTarget.close();
}

/** A modal dialog of the browser, with or without JavaScript. A click on a link inside closes it. */
export function Dialog({ id = "", children, ...rest }: ComponentProps<"dialog">) {
  const { chosen, choose } = use(OpenDialog);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = chosen === id;
  // The browser may have opened it before hydration.
  useLayoutEffect(() => {
    if (dialog.current?.open) choose?.(id);
  }, [choose, id]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    return open ? () => element?.close() : undefined;
  }, [open]);
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    closeBeside(event);
    // The link may lead to a part of the page behind the dialog.
    if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.close();
  };
  return (
    <dialog
      {...rest}
      ref={dialog}
      id={id}
      closedby="any"
      onClick={click}
      // The event is late: the dialog may be open again.
      onClose={({ currentTarget }) => open && !currentTarget.open && choose?.()}
    >
      {children}
    </dialog>
  );
}

/** Opens a dialog; before hydration, by an invoker command. */
export function OpenButton({ dialog, children, ...rest }: ComponentProps<"button"> & { dialog: string }) {
  const { choose } = use(OpenDialog);
  return (
    <button
      {...rest}
      type="button"
      command="show-modal"
      commandfor={dialog}
      aria-haspopup="dialog"
      onClick={() => choose?.(dialog)}
    >
      {children}
    </button>
  );
}

/** The cross that closes the dialog around it. */
export function CloseButton({ label }: { label: string }) {
  return (
    <form method="dialog">
      <button type="submit" className="square" data-framed="" aria-label={label}>
        <CloseIcon />
      </button>
    </form>
  );
}
