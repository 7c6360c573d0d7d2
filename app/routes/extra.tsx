import type { LoaderFunctionArgs } from "react-router";
import { ExtraSection } from "../sections/extra-section/extra-section";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"extra">(url);
export const meta = ({ loaderData }: PageProps<"extra">) => loaderData.meta;

/** A page from sections. */
export default function Extra({ loaderData: { view } }: PageProps<"extra">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.sections.map((section) => (
        <ExtraSection key={section.name} section={section} labels={view.labels} />
      ))}
    </InnerScreen>
  );
}
