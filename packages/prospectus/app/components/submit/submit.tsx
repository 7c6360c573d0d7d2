import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Button } from "../button/button";
import "./submit.css";

type Props = Pick<ButtonHTMLAttributes<HTMLButtonElement>, "aria-disabled" | "className" | "children"> & {
  /** Whether the form can be sent: forms that need the script wait for hydration. */ usable: boolean;
  /** The result, or the reason why the form cannot be sent, which shows if the script is late. */ said: ReactNode;
  /** The class of this message. */ saidClass: string | undefined;
  saidRef?: Ref<HTMLParagraphElement>;
  ref?: Ref<HTMLButtonElement>;
};

/** The submit button and its message. Without the script a form could put the input into the address, so it is not sent. */
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
