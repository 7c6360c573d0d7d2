import type { ComponentProps } from "react";
import { cx } from "../cx";
import { Link } from "../link/link";
import styles from "./button.module.css";

type Look = {
  look?: "solid" | "line" | "sun" | undefined;
  size?: "regular" | "small" | undefined;
  className?: string | undefined;
};

const classesOf = ({ look = "solid", size = "regular", className }: Look) =>
  cx(styles.button, styles[look], styles[size], className);

/** A link to another page that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classesOf({ look, size, className })} />;
}

/** A button for an action on this page. */
export function Button({ look, size, className, type = "button", ...rest }: Look & ComponentProps<"button">) {
  return <button {...rest} type={type} className={classesOf({ look, size, className })} />;
}
