import { still } from "../components/still/still";
import type * as Parts from "../screens/frame";
import { screen } from "../screens/screens";

/** Draws the parts of a page's frame that the browser need not run. */
export const Frame = still(screen<typeof Parts>("frame"));
