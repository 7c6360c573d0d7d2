import { ExtraSection } from "../sections/extra-section/extra-section";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import type { PageProps } from "../hooks/this-page";

/** A page from sections. */
export default function Extra({ view }: PageProps<"extra">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.sections.map((section) => (
        <ExtraSection key={section.name} section={section} labels={view.labels} />
      ))}
    </InnerScreen>
  );
}
