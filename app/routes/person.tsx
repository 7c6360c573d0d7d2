import type { LoaderFunctionArgs } from "react-router";
import { PersonScreen } from "../sections/person-screen/person-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"person">(url);
export const meta = ({ loaderData }: PageProps<"person">) => loaderData.meta;

/** The page of a person. */
export default function Person({ loaderData: { view } }: PageProps<"person">) {
  return <PersonScreen view={view} />;
}
