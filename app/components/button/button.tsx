import type { ButtonHTMLAttributes, ComponentProps } from "react";
import { Link } from "../link/link";
import styles from "./button.module.css";

type Look = {
  look?: "solid" | "line" | "sun" | undefined;
  size?: "regular" | "small" | undefined;
  className?: string | undefined;
};

/** The solid look is the button's own. */
const looks = { solid: undefined, line: styles.line, sun: styles.sun };

function classesOf({ look = "solid", size = "regular", className }: Look): string {
  return [styles.button, looks[look], size === "small" && styles.small, className].filter(Boolean).join(" ");
}

/** A link that looks like a button: it leads to another screen. */
export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: Look &
  Pick<
    ComponentProps<typeof Link>,
    "to" | "label" | "children" | "onClick" | "aria-label" | "aria-describedby"
  >) {
  return <Link {...rest} className={classesOf({ look, size, className })} />;
}

/** A button: it does something on this screen. */
export function Button({
  look,
  size,
  className,
  children,
  type = "button",
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type={type} className={classesOf({ look, size, className })}>
      {children}
    </button>
  );
}
