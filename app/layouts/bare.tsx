import { Outlet, useLocation } from "react-router";

export { ErrorBoundary } from "./error-boundary";

/** The screens without header and footer: log-in, sign-up, access denied. The key has React draw each page anew. */
export default function Bare() {
  return (
    <main id="main">
      <Outlet key={useLocation().pathname} />
    </main>
  );
}
