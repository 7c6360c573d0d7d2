import { meta as words } from "virtual:content/home/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/home";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/" });
export const handle = { footer: "tall" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("home"));

/** The home page. */
export default function Home() {
  return <Still part="Screen" />;
}
