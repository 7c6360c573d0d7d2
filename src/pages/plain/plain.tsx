import type { PageView } from "../../site/pages.ts";
import { Prose } from "../components/prose/prose";
import { Boundary } from "../components/section/page-sections";
import { PageBand } from "../sections/page-band/page-band";

export default function Plain({ view }: { view: PageView<"plain"> }) {
  return (
    <>
      <Boundary>
        <PageBand band={view.band} />
      </Boundary>
      <Boundary>
        <div className="section wrap">
          <Prose blocks={view.blocks} />
        </div>
      </Boundary>
    </>
  );
}
