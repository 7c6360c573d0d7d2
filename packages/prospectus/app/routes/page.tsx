import type { PageView } from "../../site/pages.ts";
import { Sections } from "../components/section/page-sections";
import { PageBand } from "../sections/page-band/page-band";

/** A band and sections. */
export default function Page({ view: { band, sections } }: { view: PageView<"page"> }) {
  return (
    <>
      {band && <PageBand band={band} />}
      <Sections sections={sections} />
    </>
  );
}
