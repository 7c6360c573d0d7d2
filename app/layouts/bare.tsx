import { Outlet } from "react-router";

export { ErrorBoundary } from "./error-boundary";

/** The screens without header and footer: log-in, sign-up, access denied. */
export default function Bare() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
