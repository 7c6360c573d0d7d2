import { meta as words } from "virtual:content/faq/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/faq";
import { screen } from "../screens/screens";

/** The head of the FAQ page. */
export const meta = () => pageMeta(words, { path: "/faq" });

/** The footer of the FAQ page. */
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("faq"));

/** The questions, in five categories. */
export default function Faq() {
  return <Still part="Screen" />;
}
