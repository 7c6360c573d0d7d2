import { meta as words } from "virtual:content/about/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/about";
import { screen } from "../screens/screens";

/** The head of the about page. */
export const meta = () => pageMeta(words, { path: "/about" });

/** The footer of the about page. */
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("about"));

/** The about page. */
export default function About() {
  return <Still part="Screen" />;
}
