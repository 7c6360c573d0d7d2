import { Outlet } from "react-router";

/** The screens without header and footer: log-in, sign-up, access denied. */
export default function Bare() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
