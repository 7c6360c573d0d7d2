import type { Frame } from "../app";

/** The error page, which brings its own main part. */
export const None: Frame = ({ children }) => children;
