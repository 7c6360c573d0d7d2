import type { LoaderFunctionArgs } from "react-router";
import { PlainPage } from "../sections/plain-page/plain-page";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"plain">(url);
export const meta = ({ loaderData }: PageProps<"plain">) => loaderData.meta;

/** A page of prose alone. */
export default function Plain({ loaderData: { view } }: PageProps<"plain">) {
  return <PlainPage view={view} />;
}
