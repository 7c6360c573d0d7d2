import type { Layout as LayoutType } from "../app";
import { LanguageSwitch } from "../components/language-switch/language-switch";

/** Screens without header and footer: log-in, sign-up, access denied, the error page. */
export const Layout: LayoutType = ({ children }) => (
  <>
    <main id="main">{children}</main>
    <div className="wrap">
      <LanguageSwitch />
    </div>
  </>
);
