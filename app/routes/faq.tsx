import { ContactBlock } from "../sections/contact-block/contact-block";
import { FaqCategories } from "../sections/faq-categories/faq-categories";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import type { PageProps } from "../hooks/this-page";

/** The questions, by category. */
export default function Faq({ view }: PageProps<"faq">) {
  return (
    <InnerScreen band={view.band}>
      {view.categories.length > 0 && (
        <FaqCategories
          legend={view.band.title}
          categories={view.categories}
          markers={view.labels.questionMarkers}
        />
      )}
      {view.contact && <ContactBlock contact={view.contact} place={view.place} />}
    </InnerScreen>
  );
}
