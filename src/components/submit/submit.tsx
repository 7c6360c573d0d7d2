import type { ComponentProps } from "react";
import { Button } from "../button/button";
import "./submit.css";

type Props = ComponentProps<"button"> & {
  /** Whether the form can be sent. A form that needs the script could put its input into the address before. */ usable: boolean;
};

/** A submit button. The message after it explains an unusable form, and shows only if the script is late. */
export const Submit = ({ usable, ...rest }: Props) => <Button {...rest} type="submit" disabled={!usable} />;
