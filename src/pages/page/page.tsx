import type { PageView } from "../pages.ts";
import { Boundary, Sections } from "../../sections/page-sections";
import { PageBand } from "../../components/page-band/page-band";

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
