import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { PersonScreen } from "../sections/person-screen/person-screen";
import { pageData } from "../site.server";

// The types of React Router exist only for routes that there are, and this is one only while a person has a page.
export const loader = ({ url }: LoaderFunctionArgs) => pageData<"person">(url);
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.meta ?? [];

/** The page of a person. */
export default function Person() {
  return <PersonScreen view={useLoaderData<typeof loader>().view} />;
}
