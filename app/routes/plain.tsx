import { PlainPage } from "../sections/plain-page/plain-page";
import type { PageProps } from "../hooks/this-page";

/** A page of prose alone. */
export default function Plain({ view }: PageProps<"plain">) {
  return <PlainPage view={view} />;
}
