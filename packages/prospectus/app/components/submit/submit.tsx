import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Button } from "../button/button";
import "./submit.css";

type Props = Pick<ButtonHTMLAttributes<HTMLButtonElement>, "aria-disabled" | "className" | "children"> & {
  /** Whether the form can be sent: one that needs script cannot before React has taken the page over. */ usable: boolean;
  /** What became of the form, or why it cannot be sent: that shows only once the script is late. */ said: ReactNode;
  /** The class of these words. */ saidClass: string | undefined;
  saidRef?: Ref<HTMLParagraphElement>;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * The button that sends a form, and the words about it. A form that needs script is not sent without: it would put what was typed
 * into the page's address, or nowhere.
 */
export function Submit({ usable, said, saidClass, saidRef, children, ...rest }: Props) {
  return (
    <>
      <Button {...rest} type="submit" disabled={!usable}>
        {children}
      </Button>
      <p ref={saidRef} className={saidClass} role="status">
        {said}
      </p>
    </>
  );
}
