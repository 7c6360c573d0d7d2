import type { PageView } from "../../site/pages.ts";
import { Sections } from "../components/section/page-sections";
import { PageBand } from "../sections/page-band/page-band";

/** A page of sections. */
export default function Page({ view }: { view: PageView<"page"> }) {
  return <Sections sections={view.sections}>{view.band && <PageBand band={view.band} />}</Sections>;
}
