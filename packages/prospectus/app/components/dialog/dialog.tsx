import {
  createContext,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type Dispatch,
  type MouseEvent,
  type SetStateAction,
} from "react";
import { CloseIcon } from "../icon/icon";

/** Which dialog is open, by its id. */
export const OpenDialog = createContext<{
  chosen?: string | undefined;
  choose?: Dispatch<SetStateAction<string | undefined>>;
}>({});

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
export function Dialog({ id = "", children, ...rest }: ComponentProps<"dialog">) {
  const { chosen, choose } = use(OpenDialog);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = chosen === id;
  const follow = useEffectEvent(() => choose?.(id));
  // The browser may have opened it before React took the page over.
  useLayoutEffect(() => {
    if (dialog.current?.open) follow();
  }, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    return open ? () => element?.close() : undefined;
  }, [open]);
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    closeBeside(event);
    // A link leads away, or to a part of the page behind the dialog.
    if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.close();
  };
  return (
    <dialog
      {...rest}
      ref={dialog}
      id={id}
      closedby="any"
      onClick={click}
      // It may be open again by the time that the browser says so.
      onClose={({ currentTarget }) => open && !currentTarget.open && choose?.(undefined)}
    >
      {children}
    </dialog>
  );
}

/** Opens a dialog: by an invoker command as long as React has not taken the page over. */
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

/** The cross that closes the dialog in which it stands. */
export function CloseButton({ label }: { label: string }) {
  return (
    <form method="dialog">
      <button type="submit" className="square" data-framed="" aria-label={label}>
        <CloseIcon />
      </button>
    </form>
  );
}
