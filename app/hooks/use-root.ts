import { useRouteLoaderData } from "react-router";
import type { loader } from "../root";

/** What every page has, from the root route; nothing where its loader failed. */
export function useRoot() {
  return useRouteLoaderData<typeof loader>("root");
}
