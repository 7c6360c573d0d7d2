import type { PageView } from "../pages.ts";
import { Sections } from "../../sections/page-sections";

/** A page of sections without a band, such as the home page. It loads no code of the band. */
export default function SectionsOnly({ view }: { view: PageView<"page"> }) {
  return <Sections sections={view.sections} />;
}
