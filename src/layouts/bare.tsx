import type { Layout as LayoutType } from "../components/section/this-page";

/** Screens without header and footer: log-in, sign-up, access denied, the error page. */
export const Layout: LayoutType = ({ children }) => <main id="main">{children}</main>;
