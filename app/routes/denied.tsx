import type { LoaderFunctionArgs } from "react-router";
import { DeniedScreen } from "../sections/denied-screen/denied-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"denied">(url);
export const meta = ({ loaderData }: PageProps<"denied">) => loaderData.meta;

/** The access-denied screen. */
export default function Denied({ loaderData: { view } }: PageProps<"denied">) {
  return <DeniedScreen denied={view} />;
}
