import type { PageView } from "../../site/pages.ts";
import { Sections } from "../components/section/page-sections";

/** A page of sections without a band, such as the home page. It loads no code of the band. */
export default function SectionsOnly({ view }: { view: PageView<"page"> }) {
  return <Sections sections={view.sections} />;
}
