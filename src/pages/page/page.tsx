import type { PageView } from "../../site/pages.ts";
import { Boundary, Sections } from "../components/section/page-sections";
import { PageBand } from "../sections/page-band/page-band";

export default function Page({ view: { band, sections } }: { view: PageView<"page"> }) {
  return (
    <>
      {band && (
        <Boundary>
          <PageBand band={band} />
        </Boundary>
      )}
      <Sections sections={sections} />
    </>
  );
}
