import { useRouteLoaderData } from "react-router";
import type { RootView } from "../../site/shell.ts";

/** What every page has, from the root route; nothing where its loader failed. */
export function useRoot() {
  return useRouteLoaderData<RootView>("root");
}
