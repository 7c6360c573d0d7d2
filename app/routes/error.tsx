import { view } from "virtual:content/error";
import { meta as words } from "virtual:content/error/meta";
import { pageMeta } from "../head/page-meta";
import { ErrorScreen } from "../sections/error-screen/error-screen";
import { NearestPage } from "../sections/error-screen/nearest-page";

/** The head of the error page. */
export const meta = () => pageMeta(words, { path: "/404", noindex: true });

/** The page of every address that no other route has. */
export default function NotFound() {
  return <ErrorScreen status="404 Not Found" suggestion={<NearestPage question={view.near} />} />;
}
