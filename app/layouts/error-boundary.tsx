import { isRouteErrorResponse, useRouteError, type MetaDescriptor } from "react-router";
import { useRoot } from "../hooks/use-root";
import { ErrorScreen } from "../sections/error-screen/error-screen";
import { NearestPage } from "../sections/error-screen/nearest-page";

/** Whether the error is that of an address that no page has (routes/error.tsx). */
export function isNotFound(error: unknown): error is { data: { meta: MetaDescriptor[] } } {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Status and text of an error, as HTTP names them (RFC 9110): a thrown response's own, otherwise 500. */
function statusOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return "500 Internal Server Error";
}

/**
 * What a visitor sees when a screen fails, with the error's status and text. Each layout has it beside the root, so that a screen that
 * fails in the browser leaves the document as it is, with its styles.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = statusOf(error);
  const words = useRoot()?.error;
  if (!words) return <p>{status}</p>;
  const suggestion = isNotFound(error) && <NearestPage question={words.near} />;
  return <ErrorScreen words={words} status={status} suggestion={suggestion} />;
}
