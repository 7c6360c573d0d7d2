import type { Frame } from "../app";

/** The screens without header and footer: log-in, sign-up, access denied. */
export const Bare: Frame = ({ children }) => <main id="main">{children}</main>;
