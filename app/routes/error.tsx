import { notFound } from "../site.server";

/** What the error boundary gets of an address that no page has: the head of the error page. */
export const loader = async () => {
  throw await notFound();
};

/** Never drawn: the loaders throw, and the error boundary (root.tsx) shows what they threw. */
export default function NotFound() {
  return null;
}
