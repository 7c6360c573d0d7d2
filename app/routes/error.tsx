import type { ErrorView } from "../../site/pages/error.ts";
import { ErrorScreen } from "../sections/error-screen/error-screen";

/** The page that hosts send for an address that no page has. */
export default function NotFound({ view }: { view: ErrorView }) {
  return <ErrorScreen view={view} />;
}
