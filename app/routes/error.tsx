import { redirectDocument } from "react-router";
import { notFound } from "../site.server";
import type { Route } from "./+types/error";

/** What the error boundary gets of an address that no page has: the head of the error page. */
export const loader = async () => {
  throw await notFound();
};

/** The host has the error page, with its status. A whole address, since the router would put the base before a path that has it. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => {
  throw redirectDocument(url.href);
};

/** Never drawn: the loaders throw, and the error boundary (root.tsx) shows what they threw. */
export default function NotFound() {
  return null;
}
