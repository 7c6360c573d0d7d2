import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { PlainPage } from "../sections/plain-page/plain-page";
import { pageData } from "../site.server";

// The types of React Router exist only for routes that there are, and this is one only while the content has a plain page.
export const loader = ({ url }: LoaderFunctionArgs) => pageData<"plain">(url);
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.meta ?? [];

/** A page of prose alone. */
export default function Plain() {
  return <PlainPage view={useLoaderData<typeof loader>().view} />;
}
